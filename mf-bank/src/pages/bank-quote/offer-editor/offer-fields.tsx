import type { Currency } from 'shared-kit/contract';
import { NumberField, SelectField, TextField } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from './offer-editor.module.css';
import { dayCounts, loanProducts, type OfferEntries, type OfferField, rhythms } from './offer-entries.ts';

type OfferFieldsProps = {
  id: string;
  entries: OfferEntries;
  enter: (entries: OfferEntries) => void;
  wrong: readonly OfferField[];
  currency: Currency;
};

export function OfferFields({ id, entries, enter, wrong, currency }: OfferFieldsProps) {
  const t = useText();
  // messages: editor.field.* editor.wrong.* rates.product.* editor.rhythm.* editor.repayment.*
  const propsOf = (field: OfferField) => ({
    id: `${id}-${field}`,
    label: t(`editor.field.${field}`),
    value: entries[field],
    error: wrong.includes(field) ? t(`editor.wrong.${field}`) : undefined,
    onChange: ({ target }: { target: { value: string } }) => enter({ ...entries, [field]: target.value }),
  });
  const months = { inputMode: 'numeric', affix: t('rates.month') } as const;
  return (
    <div className={styles.fields}>
      <SelectField {...propsOf('product')}>
        {loanProducts.map((it) => (
          <option key={it} value={it}>
            {t(`rates.product.${it}`)}
          </option>
        ))}
      </SelectField>
      <NumberField {...propsOf('principal')} affix={currency} />
      <NumberField {...propsOf('ratePercent')} affix="%" />
      <NumberField {...propsOf('months')} {...months} />
      <NumberField {...propsOf('graceMonths')} {...months} />
      <NumberField {...propsOf('feePercent')} affix="%" />
      <SelectField {...propsOf('rhythm')}>
        {rhythms.map((it) => (
          <option key={it} value={it}>
            {t(`editor.rhythm.${it}`)}
          </option>
        ))}
      </SelectField>
      <SelectField {...propsOf('repayment')}>
        {(['level', 'equal-principal'] as const).map((it) => (
          <option key={it} value={it}>
            {t(`editor.repayment.${it}`)}
          </option>
        ))}
      </SelectField>
      <SelectField {...propsOf('dayCount')}>
        {dayCounts.map((it) => (
          <option key={it}>{it}</option>
        ))}
      </SelectField>
      <NumberField {...propsOf('balloon')} affix={currency} />
      <TextField {...propsOf('drawdownOn')} type="date" />
      <TextField {...propsOf('validUntil')} type="date" />
      <TextField {...propsOf('collateral')} />
      <TextField {...propsOf('condition')} />
      <TextField {...propsOf('words')} />
    </div>
  );
}
