import { type Currency, currencies, currencyLabels, isCurrency } from 'shared-kit/contract';
import { useLocale } from 'shared-kit/shell';
import { NumberField, SelectField } from 'shared-kit/ui';
import { useText } from './messages/text.ts';
import { type PlanEntries, type PlanField, planFields, rewriteEntry } from './plan-entries.ts';

type Props = Readonly<{
  entries: PlanEntries;
  faults: readonly PlanField[];
  onChange: (field: PlanField, text: string) => void;
  onCurrency: (currency: Currency) => void;
  onLeave: () => void;
}>;

export function CalculatorFields({ entries, faults, onChange, onCurrency, onLeave }: Props) {
  const t = useText();
  const locale = useLocale();
  const shown = planFields.filter((field) => field !== 'residual' || entries.product === 'lease');
  const unitOf = (field: PlanField) => {
    if (field === 'price') return entries.currency;
    return field === 'months' || field === 'grace' ? t('financing.unit.months') : '%';
  };
  // messages: financing.field.* financing.fault.*
  return (
    <>
      <SelectField
        label={t('financing.currency')}
        value={entries.currency}
        onChange={({ target }) => isCurrency(target.value) && onCurrency(target.value)}
      >
        {currencies.map((it) => (
          <option key={it} value={it}>
            {currencyLabels[it]}
          </option>
        ))}
      </SelectField>
      {shown.map((field) => (
        <NumberField
          key={field}
          label={t(`financing.field.${field}`)}
          affix={unitOf(field)}
          value={entries[field]}
          write={rewriteEntry(field, locale)}
          onChange={({ target }) => onChange(field, target.value)}
          onBlur={onLeave}
          error={faults.includes(field) ? t(`financing.fault.${field}`) : undefined}
        />
      ))}
    </>
  );
}
