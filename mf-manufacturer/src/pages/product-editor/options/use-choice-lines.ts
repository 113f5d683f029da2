import { formatMoney } from 'shared-kit/contract/money';
import { noChoices, type ProductChoices, rowsOfMap } from 'shared-kit/contract/products';
import { useText } from '../../../text.ts';
import { usePlaceName } from '../price-fields.tsx';
import { useNameOf } from './use-name-of.ts';

/** Options and combinations in words, each in a line: `Width: 190 cm, 220 cm`, `190 cm, Cam: World $90`. */
export function useChoiceLines() {
  const t = useText();
  const nameOf = useNameOf();
  const placeOf = usePlaceName();
  return ({ options, variants }: ProductChoices = noChoices): string[] => {
    const labels = new Map(options.flatMap(({ values }) => values.map((it) => [it.id, nameOf(it.label)])));
    const listed = (ids: readonly string[]) => ids.map((id) => labels.get(id) || '–').join(', ');
    return [
      ...options.map(({ name, values }) => `${nameOf(name) || '–'}: ${listed(values.map(({ id }) => id))}`),
      ...variants.map(({ values, sku, priceMap }) => {
        const prices = rowsOfMap(priceMap).map(({ place, price, currency }) => {
          const money = price === null ? t('editor.on-request') : formatMoney({ amount: price, currency });
          return `${placeOf(place)} ${money}`;
        });
        const terms = [sku, ...prices].filter(Boolean).join(' · ') || t('editor.on-request');
        return `${listed(values)}: ${terms}`;
      }),
    ];
  };
}
