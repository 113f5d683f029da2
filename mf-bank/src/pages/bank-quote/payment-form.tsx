import { useId, useState } from 'react';
import { type Drawdown, dayOf, disbursementLimits, formatMoney, takesDay } from 'shared-kit/contract';
import { minus } from 'shared-kit/finance';
import type { Move } from 'shared-kit/financing';
import { DateField } from 'shared-kit/page';
import { readAmount } from 'shared-kit/shell';
import { Button, SelectField, TextField } from 'shared-kit/ui';
import { NumberField } from 'shared-kit/ui/number-field';
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
  const { principal, paidOut, disbursements } = drawdown;
  const rest = minus(principal.amount, paidOut.amount);
  const standing = disbursements.filter(({ stands }) => stands);
  const [entries, enter] = useState<Entries>({
    ...{ paidOn: today(), reference: '', milestone: '' },
    amount: mayPayOut ? rest : (standing[0]?.amount.amount ?? ''),
    corrects: mayPayOut ? '' : (standing[0]?.id ?? ''),
  });
  const [isTried, setTried] = useState(false);
  const signedOn = drawdown.contract?.signedOn ?? null;
  const wrong = faultsOf(entries, signedOn);
  const submit = async () => {
    setTried(true);
    if (wrong.length > 0) return;
    const { amount, corrects, ...words } = entries;
    await move('disbursements', {
      ...words,
      amount: readAmount(amount, 2) ?? '',
      corrects: corrects || null,
    });
  };
  // messages: payment.*
  const propsOf = (field: Wrong) => ({
    id: `${id}-${field}`,
    label: t(`payment.${field}`),
    value: entries[field],
    error: isTried && wrong.includes(field) ? t(`payment.${field}.wrong`) : undefined,
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
        <NumberField
          {...propsOf('amount')}
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
        {disbursements.length > 0 && (
          <SelectField
            id={`${id}-corrects`}
            label={t('payment.corrects')}
            value={entries.corrects}
            onChange={({ target }) => enter({ ...entries, corrects: target.value })}
          >
            {mayPayOut && <option value="">{t('payment.corrects.none')}</option>}
            {standing.map(({ id: value, number, amount }) => (
              <option key={value} value={value}>
                {t('payment.corrects.one', { number, amount: formatMoney(amount) })}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <div className={styles.words}>
        <Button type="submit" emphasis="finance" pending={pending === 'disbursements'}>
          {t('payment.record')}
        </Button>
      </div>
    </form>
  );
}

function faultsOf({ amount, paidOn, reference, corrects }: Entries, signedOn: string | null) {
  const read = readAmount(amount, 2);
  // Only a correction may say that nothing was paid.
  const isAmount = read !== null && (Number(read) > 0 || corrects !== '');
  return [
    !isAmount && ('amount' as const),
    !takesDay('payment.paidOn', paidOn, today(), { signedOn }) && ('paidOn' as const),
    reference.trim() === '' && ('reference' as const),
  ].filter((it) => it !== false) as readonly Wrong[];
}
