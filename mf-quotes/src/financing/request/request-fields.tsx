import {
  extraLineKinds,
  financingProducts,
  formatMoney,
  type Money,
  type PaymentRhythm,
  paymentRhythms,
} from 'shared-kit/contract';
import { DateField } from 'shared-kit/page';
import { Disclosure, SelectField, TextAreaField } from 'shared-kit/ui';
import { NumberField } from 'shared-kit/ui/number-field';
import { useText } from '../../text.ts';
import styles from '../financing.module.css';
import { amountOf, type Entries, type RequestField } from './request-entries.ts';

type RequestFieldsProps = {
  id: string;
  entries: Entries;
  enter: (change: Partial<Entries>) => void;
  wrong: readonly RequestField[];
  total: Money;
};
type Typed = 'ownFunds' | 'termMonths' | 'graceMonths' | 'offersBy' | 'words';

/** What the buyer needs. Own funds and the financed amount are the version's total and the extra lines. */
export function RequestFields({ id, entries, enter, wrong, total }: RequestFieldsProps) {
  const t = useText();
  const amount = amountOf(entries, total.amount);
  // messages: financing.field.* financing.wrong.* financing.product.* financing.rhythm.*
  const propsOf = (field: Typed) => ({
    id: `${id}-${field}`,
    label: t(`financing.field.${field}`),
    value: entries[field],
    error: wrong.includes(field) ? t(`financing.wrong.${field}`) : undefined,
    onChange: ({ target }: { target: { value: string } }) => enter({ [field]: target.value }),
  });
  return (
    <>
      <div className={styles.fields}>
        <NumberField
          {...propsOf('ownFunds')}
          affix={total.currency}
          hint={
            amount === null ? undefined : t('financing.amount', { amount: formatMoney({ ...total, amount }) })
          }
        />
        <NumberField {...propsOf('termMonths')} inputMode="numeric" affix={t('financing.month')} />
        <NumberField
          {...propsOf('graceMonths')}
          inputMode="numeric"
          affix={t('financing.month')}
          hint={t('financing.grace-hint')}
        />
        <SelectField
          label={t('financing.field.rhythm')}
          value={entries.rhythm}
          onChange={({ target }) => enter({ rhythm: target.value as PaymentRhythm | '' })}
        >
          <option value="">{t('financing.rhythm.any')}</option>
          {(Object.keys(paymentRhythms) as PaymentRhythm[]).map((it) => (
            <option key={it} value={it}>
              {t(`financing.rhythm.${it}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('financing.field.product')}
          value={entries.product}
          onChange={({ target }) => enter({ product: target.value as Entries['product'] })}
        >
          {financingProducts.map((it) => (
            <option key={it} value={it}>
              {t(`financing.product.${it}`)}
            </option>
          ))}
        </SelectField>
        <DateField {...propsOf('offersBy')} of="financing.offersBy" />
      </div>
      <Disclosure summary={t('financing.extras')} open={wrong.includes('extras') || undefined}>
        <div className={styles.fields}>
          {extraLineKinds.map((kind) => (
            <NumberField
              key={kind}
              id={kind === extraLineKinds[0] ? `${id}-extras` : undefined}
              label={t(`financing.extra.${kind}`)}
              affix={total.currency}
              value={entries.extras[kind]}
              onChange={({ target }) => enter({ extras: { ...entries.extras, [kind]: target.value } })}
              error={
                wrong.includes('extras') && kind === extraLineKinds[0]
                  ? t('financing.wrong.extras')
                  : undefined
              }
            />
          ))}
        </div>
      </Disclosure>
      <TextAreaField {...propsOf('words')} rows={3} />
    </>
  );
}
