import { useId, useState } from 'react';
import {
  type Drawdown,
  dayOf,
  disbursementLimits,
  figureFields,
  figureOf,
  figureText,
  formatMoney,
  type Locale,
  takesDay,
} from 'shared-kit/contract';
import { FigureInput } from 'shared-kit/figure-input';
import { minus } from 'shared-kit/finance';
import type { Move } from 'shared-kit/financing';
import { DateField } from 'shared-kit/page';
import { useLocale } from 'shared-kit/shell';
import { Button, SelectField, TextField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './bank-quote-page.module.css';
import { MilestoneField } from './milestone-field.tsx';

const today = () => dayOf(new Date());
type Wrong = 'amount' | 'paidOn' | 'reference';
type Entries = Readonly<Record<'amount' | 'paidOn' | 'reference' | 'milestone' | 'corrects', string>>;

type PaymentFormProps = Move & {
  drawdown: Drawdown;
  /** Else only what was recorded can be corrected. */
  mayPayOut: boolean;
  /** Of the purchase, in words. */
  milestones: readonly string[];
};

/** Records a payment, or corrects one that was recorded wrongly. */
export function PaymentForm({ drawdown, mayPayOut, milestones, move, pending }: PaymentFormProps) {
  const t = useText();
  const id = useId();
  const locale = useLocale();
  const { principal, paidOut, disbursements } = drawdown;
  const rest = minus(principal.amount, paidOut.amount);
  const standing = disbursements.filter(({ stands }) => stands);
  const [entries, enter] = useState<Entries>({
    ...{ paidOn: today(), reference: '', milestone: '' },
    amount: figureText(mayPayOut ? rest : (standing[0]?.amount.amount ?? '')),
    corrects: mayPayOut ? '' : (standing[0]?.id ?? ''),
  });
  const [isTried, setTried] = useState(false);
  const signedOn = drawdown.contract?.signedOn ?? null;
  const wrong = faultsOf(entries, { signedOn, locale });
  const submit = async () => {
    setTried(true);
    if (wrong.length > 0) return;
    const { amount, corrects, ...words } = entries;
    await move('disbursements', {
      ...words,
      amount: figureOf(amount, locale, figureFields.sum) ?? '',
      corrects: corrects || null,
    });
  };
  // messages: payment.*
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
    </form>
  );
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
