import { figureFields } from 'shared-kit/contract/figures';
import {
  extraLineKinds,
  financingProducts,
  type PaymentRhythm,
  paymentRhythms,
} from 'shared-kit/contract/financing';
import { formatMoney, type Money } from 'shared-kit/contract/money';
import { namesOf } from 'shared-kit/contract/tables';
import { FigureInput } from 'shared-kit/figure-input';
import { DateField } from 'shared-kit/page';
import { useLocale } from 'shared-kit/shell';
import { Disclosure, SelectField, TextAreaField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from '../financing.module.css';
import { amountOf, type Entries, graceFigure, type RequestField, termFigure } from './request-entries.ts';

type RequestFieldsProps = {
  id: string;
  entries: Entries;
  enter: (change: Partial<Entries>) => void;
  wrong: readonly RequestField[];
  total: Money;
};
type Figure = 'ownFunds' | 'termMonths' | 'graceMonths';

/** The props of a field that holds one text, and of one that holds a figure. */
function useFieldProps({ id, entries, enter, wrong }: Omit<RequestFieldsProps, 'total'>) {
  const t = useText();
  const textsOf = (field: Figure | 'offersBy' | 'words') => ({
    id: `${id}-${field}`,
    label: t(`financing.field.${field}`),
    error: wrong.includes(field) ? t(`financing.wrong.${field}`) : undefined,
  });
  return {
    figureOf: (field: Figure) => ({
      ...textsOf(field),
      text: entries[field],
      onText: (text: string) => enter({ [field]: text }),
    }),
    propsOf: (field: 'offersBy' | 'words') => ({
      ...textsOf(field),
      value: entries[field],
      onChange: ({ target }: { target: { value: string } }) => enter({ [field]: target.value }),
    }),
  };
}

/** The fields of a request for financing. Own funds and the financed amount add up to the version's total and the extra lines. */
export function RequestFields({ id, entries, enter, wrong, total }: RequestFieldsProps) {
  const t = useText();
  const locale = useLocale();
  const amount = amountOf(entries, total.amount, locale);
  const sum = { ...figureFields.sum, unit: total.currency };
  const { propsOf, figureOf } = useFieldProps({ id, entries, enter, wrong });
  return (
    <>
      <div className={styles.fields}>
        <FigureInput
          {...figureOf('ownFunds')}
          figure={sum}
          binds
          affix={total.currency}
          hint={
            amount === null ? undefined : t('financing.amount', { amount: formatMoney({ ...total, amount }) })
          }
        />
        <FigureInput {...figureOf('termMonths')} figure={termFigure} affix={t('financing.month')} />
        <FigureInput
          {...figureOf('graceMonths')}
          figure={graceFigure}
          affix={t('financing.month')}
          hint={t('financing.grace-hint')}
        />
        <SelectField
          label={t('financing.field.rhythm')}
          value={entries.rhythm}
          onChange={({ target }) => enter({ rhythm: target.value as PaymentRhythm | '' })}
        >
          <option value="">{t('financing.rhythm.any')}</option>
          {namesOf(paymentRhythms).map((it) => (
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
            <FigureInput
              key={kind}
              figure={sum}
              binds
              id={kind === extraLineKinds[0] ? `${id}-extras` : undefined}
              label={t(`financing.extra.${kind}`)}
              affix={total.currency}
              text={entries.extras[kind]}
              onText={(text) => enter({ extras: { ...entries.extras, [kind]: text } })}
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
