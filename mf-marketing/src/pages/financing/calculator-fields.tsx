import type { IndicativeRate } from 'shared-kit/contract/indicative-rates';
import { languageOf } from 'shared-kit/contract/languages';
import { type Currency, currencies, currencyLabels, isCurrency } from 'shared-kit/contract/money';
import { FigureInput } from 'shared-kit/figure-input';
import { formatDay, useLocale } from 'shared-kit/shell';
import { SelectField } from 'shared-kit/ui';
import { useText } from './messages/text.ts';
import { figureOfField, type PlanEntries, type PlanField, planFields } from './plan-entries.ts';

type Props = Readonly<{
  entries: PlanEntries;
  faults: readonly PlanField[];
  /** The lowest rate that a bank states for what is entered. */
  stated: IndicativeRate | null;
  onChange: (field: PlanField, text: string) => void;
  onCurrency: (currency: Currency) => void;
  onLeave: () => void;
}>;

export function CalculatorFields({ entries, faults, stated, onChange, onCurrency, onLeave }: Props) {
  const t = useText();
  const shown = planFields.filter((field) => field !== 'residual' || entries.product === 'lease');
  const statedRate = useStatedRate(stated);
  const unitOf = (field: PlanField) => {
    if (field === 'price') return entries.currency;
    return field === 'months' || field === 'grace' ? t('financing.unit.months') : '%';
  };
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
        <FigureInput
          key={field}
          label={t(`financing.field.${field}`)}
          affix={unitOf(field)}
          figure={figureOfField(field, entries.currency)}
          grouped
          transient
          text={entries[field]}
          onText={(text) => onChange(field, text)}
          onBlur={onLeave}
          hint={field === 'rate' ? statedRate : undefined}
          error={faults.includes(field) ? t(`financing.fault.${field}`) : undefined}
        />
      ))}
    </>
  );
}

/** Which bank states the lowest rate, and since when. */
function useStatedRate(stated: IndicativeRate | null): string | undefined {
  const t = useText();
  const locale = useLocale();
  if (!stated) return undefined;
  const percent = new Intl.NumberFormat(languageOf(locale).format, {
    style: 'percent',
    maximumFractionDigits: 4,
  });
  return t('financing.stated', {
    bank: stated.bank.name,
    rate: percent.format(Number(stated.ratePercent) / 100),
    day: formatDay(stated.statedOn, locale),
  });
}
