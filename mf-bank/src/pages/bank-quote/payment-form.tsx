import { useConfirmation } from 'shared-kit/confirmation';
import { dayOf, takesDay } from 'shared-kit/contract/dates';
import { figureFields, figureOf, figureText } from 'shared-kit/contract/figures';
import {
  type BankQuoteDetail,
  bankDeals,
  type Drawdown,
  disbursementLimits,
} from 'shared-kit/contract/financing';
import type { Locale } from 'shared-kit/contract/languages';
import { formatMoney } from 'shared-kit/contract/money';
import { FigureInput } from 'shared-kit/figure-input';
import { minus } from 'shared-kit/finance';
import type { Move } from 'shared-kit/financing';
import { useForm, wrongAmong } from 'shared-kit/form';
import { FormGrid, Row, Stack } from 'shared-kit/layout';
import { DateField } from 'shared-kit/page';
import { formatDay, useLocale } from 'shared-kit/shell';
import { Button, SelectField, TextField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { MilestoneField } from './milestone-field.tsx';
import { moneyLine, useBindingMove } from './use-binding-move.ts';

const today = () => dayOf(new Date());
type Entries = Readonly<Record<'amount' | 'paidOn' | 'reference' | 'milestone' | 'corrects', string>>;

type PaymentFormProps = Move & {
  detail: BankQuoteDetail;
  drawdown: Drawdown;
  /** Else only what was recorded can be corrected. */
  mayPayOut: boolean;
  /** Of the purchase, in words. */
  milestones: readonly string[];
};

/** Records a payment, or corrects one that was recorded wrongly. */
export function PaymentForm({ detail, drawdown, mayPayOut, milestones, bind, pending }: PaymentFormProps) {
  const t = useText();
  const locale = useLocale();
  const { principal } = drawdown;
  const { rest, standing } = stillOf(drawdown);
  const signedOn = drawdown.contract?.signedOn ?? null;
  const { entries, enter, text, figure, sends, idOf } = useForm({
    first: () => firstEntries(drawdown, mayPayOut),
    read: (typed) => readPayment(typed, { signedOn, locale }),
    says: (field) => t(`payment.${field}.wrong`),
  });
  const { ask, dialog } = useConfirmation({
    move: usePaymentMove(detail, drawdown, entries),
    pending: pending === 'disbursements',
  });
  return (
    <Stack
      as="form"
      aria-label={t('payment.record')}
      {...sends((body) => ask((confirmed) => bind(confirmed, bankDeals.payOut, body, 'disbursements')))}
    >
      <FormGrid>
        <FigureInput
          {...figure('amount')}
          label={t('payment.amount')}
          figure={{ ...figureFields.sum, unit: principal.currency, last: rest }}
          binds
          affix={principal.currency}
          hint={t('payment.rest', { amount: formatMoney({ ...principal, amount: rest }) })}
        />
        <DateField {...text('paidOn')} label={t('payment.paidOn')} of="payment.paidOn" beside={signedOn} />
        <TextField
          {...text('reference')}
          label={t('payment.reference')}
          maxLength={disbursementLimits.reference}
        />
        <MilestoneField
          milestones={milestones}
          value={entries.milestone}
          onChange={(milestone) => enter({ milestone })}
        />
        <CorrectsField
          id={idOf('corrects')}
          {...{ standing, mayPayOut }}
          value={entries.corrects}
          onChange={(corrects) => enter({ corrects })}
        />
      </FormGrid>
      <Row gap="3">
        <Button type="submit" emphasis="finance" pending={pending === 'disbursements'}>
          {t('payment.record')}
        </Button>
      </Row>
      {dialog}
    </Stack>
  );
}

/** What is still to be paid, and the payments that count. */
const stillOf = ({ principal, paidOut, disbursements }: Drawdown) => ({
  rest: minus(principal.amount, paidOut.amount),
  standing: disbursements.filter(({ stands }) => stands),
});

/** The rest as another payment, or the first one as it was recorded, to be corrected. */
function firstEntries(drawdown: Drawdown, mayPayOut: boolean): Entries {
  const { rest, standing } = stillOf(drawdown);
  const [first] = mayPayOut ? [] : standing;
  const amount = mayPayOut ? rest : (first?.amount.amount ?? '');
  const words = { paidOn: today(), reference: '', milestone: '' };
  return { ...words, amount: figureText(amount), corrects: first?.id ?? '' };
}

type CorrectsFieldProps = Pick<PaymentFormProps, 'mayPayOut'> & {
  id: string;
  standing: Drawdown['disbursements'];
  value: string;
  onChange: (corrects: string) => void;
};

/** Which recorded payment this one corrects, once there is one. */
function CorrectsField({ id, standing, mayPayOut, value, onChange }: CorrectsFieldProps) {
  const t = useText();
  if (standing.length === 0) return null;
  return (
    <SelectField
      id={id}
      label={t('payment.corrects')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {mayPayOut && <option value="">{t('payment.corrects.none')}</option>}
      {standing.map(({ id: payment, number, amount }) => (
        <option key={payment} value={payment}>
          {t('payment.corrects.one', { number, amount: formatMoney(amount) })}
        </option>
      ))}
    </SelectField>
  );
}

/** The typed payment, and what is paid out and left then. */
function usePaymentMove(
  detail: BankQuoteDetail,
  { principal, paidOut, disbursements }: Drawdown,
  entries: Entries,
) {
  const t = useText();
  const locale = useLocale();
  const moveOf = useBindingMove(detail);
  const { amount, paidOn, reference, corrects } = entries;
  const money = (of: string) => ({ amount: of, currency: principal.currency });
  const corrected = disbursements.find(({ id }) => id === corrects);
  return moveOf(corrected ? 'correct-payment' : 'pay-out', {
    label: t('payment.record'),
    lines: [
      moneyLine(t('payment.amount'), money(figureOf(amount, locale, figureFields.sum) ?? '0')),
      { term: t('payment.paidOn'), detail: paidOn && formatDay(paidOn, locale) },
      { term: t('payment.reference'), detail: reference },
      ...(corrected
        ? [
            {
              term: t('payment.corrects'),
              detail: t('payment.corrects.one', {
                number: corrected.number,
                amount: formatMoney(corrected.amount),
              }),
            },
          ]
        : []),
      moneyLine(t('bind.paid-out'), paidOut),
    ],
  });
}

type Against = Readonly<{ signedOn: string | null; locale: Locale }>;

/** The payment as it is sent, or the fields that keep it back. */
function readPayment({ amount, corrects, ...words }: Entries, { signedOn, locale }: Against) {
  const sum = figureOf(amount, locale, figureFields.sum);
  // Only a correction may say that nothing was paid.
  const isAmount = sum !== null && (Number(sum) > 0 || corrects !== '');
  const faults = wrongAmong({
    amount: !isAmount,
    paidOn: !takesDay('payment.paidOn', words.paidOn, today(), { signedOn }),
    reference: words.reference.trim() === '',
  });
  return { faults, body: sum === null ? null : { ...words, amount: sum, corrects: corrects || null } };
}
