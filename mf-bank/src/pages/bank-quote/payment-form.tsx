import { useId, useState } from 'react';
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
import { DateField } from 'shared-kit/page';
import { formatDay, useLocale } from 'shared-kit/shell';
import { Button, SelectField, TextField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './bank-quote-page.module.css';
import { MilestoneField } from './milestone-field.tsx';
import { moneyLine, useBindingMove } from './use-binding-move.ts';

const today = () => dayOf(new Date());
type Wrong = 'amount' | 'paidOn' | 'reference';
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
  const id = useId();
  const locale = useLocale();
  const { principal } = drawdown;
  const { rest, standing } = stillOf(drawdown);
  const [entries, enter] = useState<Entries>(() => firstEntries(drawdown, mayPayOut));
  const [isTried, setTried] = useState(false);
  const signedOn = drawdown.contract?.signedOn ?? null;
  const wrong = faultsOf(entries, { signedOn, locale });
  const { ask, dialog } = useConfirmation({
    move: usePaymentMove(detail, drawdown, entries),
    pending: pending === 'disbursements',
  });
  const submit = async () => {
    setTried(true);
    if (wrong.length > 0) return;
    const { amount, corrects, ...words } = entries;
    const body = {
      ...words,
      amount: figureOf(amount, locale, figureFields.sum) ?? '',
      corrects: corrects || null,
    };
    await ask((confirmed) => bind(confirmed, bankDeals.payOut, body, 'disbursements'));
  };
  const textsOf = (field: Wrong) => ({
    id: `${id}-${field}`,
    label: t(`payment.${field}`),
    error: isTried && wrong.includes(field) ? t(`payment.${field}.wrong`) : undefined,
  });
  const propsOf = (field: 'paidOn' | 'reference') => ({
    ...textsOf(field),
    value: entries[field],
    onChange: ({ target }: { target: { value: string } }) => enter({ ...entries, [field]: target.value }),
  });
  return (
    <form
      className={styles.head}
      aria-label={t('payment.record')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className={styles.fields}>
        <FigureInput
          {...textsOf('amount')}
          figure={{ ...figureFields.sum, unit: principal.currency, last: rest }}
          binds
          text={entries.amount}
          onText={(amount) => enter({ ...entries, amount })}
          affix={principal.currency}
          hint={t('payment.rest', { amount: formatMoney({ ...principal, amount: rest }) })}
        />
        <DateField {...propsOf('paidOn')} of="payment.paidOn" beside={signedOn} />
        <TextField {...propsOf('reference')} maxLength={disbursementLimits.reference} />
        <MilestoneField
          milestones={milestones}
          value={entries.milestone}
          onChange={(milestone) => enter({ ...entries, milestone })}
        />
        <CorrectsField
          id={`${id}-corrects`}
          {...{ standing, mayPayOut }}
          value={entries.corrects}
          onChange={(corrects) => enter({ ...entries, corrects })}
        />
      </div>
      <div className={styles.words}>
        <Button type="submit" emphasis="finance" pending={pending === 'disbursements'}>
          {t('payment.record')}
        </Button>
      </div>
      {dialog}
    </form>
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

function faultsOf({ amount, paidOn, reference, corrects }: Entries, { signedOn, locale }: Against) {
  const read = figureOf(amount, locale, figureFields.sum);
  // Only a correction may say that nothing was paid.
  const isAmount = read !== null && (Number(read) > 0 || corrects !== '');
  return [
    !isAmount && ('amount' as const),
    !takesDay('payment.paidOn', paidOn, today(), { signedOn }) && ('paidOn' as const),
    reference.trim() === '' && ('reference' as const),
  ].filter((it) => it !== false) as readonly Wrong[];
}
