import { conditions } from 'shared-kit/contract/catalogue';
import type { ImportAnswer, ImportChange } from 'shared-kit/contract/catalogue-import';
import { formatMoney, isCurrency } from 'shared-kit/contract/money';
import { isSalesUnit } from 'shared-kit/contract/products';
import { isCountry } from 'shared-kit/contract/regions';
import { countryName, useLocale } from 'shared-kit/shell';
import { useText } from '../../../text.ts';

const statuses = ['draft', 'published', 'archived'] as const;

/** How people read a value of a product: money with its sign, lists by their names, figures with their unit. */
export function useValueWords({ categories }: Pick<ImportAnswer, 'categories'>) {
  const t = useText();
  const locale = useLocale();
  const named = (field: string, value: string): string | undefined => {
    const status = statuses.find((each) => each === value);
    const condition = conditions.find((each) => each === value);
    if (field === 'category') return categories.find(({ id }) => id === value)?.label;
    if (field === 'status' && status) return t(`products.status.${status}`);
    if (field === 'condition' && condition) return t(`editor.condition.${condition}`);
    if (field === 'unit' && isSalesUnit(value)) return t(`editor.unit.${value}`);
    if (field === 'origin' && isCountry(value)) return countryName(value, locale);
    return field.startsWith('price.') ? moneyIn(value) : undefined;
  };
  return ({ field, unit }: Pick<ImportChange, 'field' | 'unit'>, value: string): string => {
    const words = named(field, value);
    if (words !== undefined) return words;
    const isFigure = unit !== '' && /^-?\d+(\.\d+)?$/.test(value);
    const text = isFigure ? Number(value).toLocaleString(locale, { maximumFractionDigits: 10 }) : value;
    return unit ? `${text}\u00a0${unit}` : text;
  };
}

/** `USD 144700`, as the server compares prices. */
function moneyIn(text: string): string | undefined {
  const [currency = '', amount = ''] = text.split(' ');
  return isCurrency(currency) ? formatMoney({ amount, currency }) : undefined;
}
