import type { ProductCard, ProductListAnswer } from 'shared-kit/contract/catalogue';
import type { Query } from './query.ts';
import type { Vocabulary } from './vocabulary.ts';

type Asked = Readonly<{ wanted: string; answer: ProductListAnswer; vocabulary: Vocabulary }>;
type Holds = (item: ProductCard, asked: Asked) => boolean;

/** Whether an item passes a parameter's filter. What a card doesn't show can't be checked, and passes. */
const filters: Readonly<Record<string, Holds>> = {
  category: ({ category }, { wanted, vocabulary }) =>
    wanted
      .split(',')
      .some((id) => vocabulary.categories.find((it) => it.id === id)?.within.includes(category.id)),
  condition: ({ condition }, { wanted }) => wanted.split(',').includes(condition),
  maker: ({ maker }, { wanted }) => wanted.split(',').includes(maker.id),
  lead_time_max: ({ leadTimeWeeks }, { wanted }) => leadTimeWeeks <= Number(wanted),
  price_min: ({ price }, { wanted }) =>
    price !== null && Number(price.display.amount) >= Number(wanted) - rounding,
  price_max: ({ price }, { wanted }) =>
    price !== null && Number(price.display.amount) <= Number(wanted) + rounding,
};
/** Prices and filter bounds are converted separately, with four decimals each. */
const rounding = 0.002;

/** A sentence for each parameter that some item violates. */
export function brokenFilters(
  { parameters }: Query,
  answer: ProductListAnswer,
  vocabulary: Vocabulary,
): string[] {
  return Object.entries(parameters).flatMap(([name, wanted]) => {
    const asked = { wanted, answer, vocabulary };
    const holds: Holds | undefined = name.startsWith('attr.') ? holdsAttribute(name) : filters[name];
    const wrong = holds && answer.items.find((item) => !holds(item, asked));
    return wrong ? [`${name}=${wanted} lets ${wrong.id} through`] : [];
  });
}

/** A card shows only two or three attributes, as text. The facet in the same answer gives the text of a value. */
function holdsAttribute(name: string): Holds {
  const key = name.slice('attr.'.length);
  return ({ highlights }, { wanted, answer }) => {
    const shown = highlights.find((it) => it.key === key)?.value;
    if (shown === undefined) return true;
    const [low, high] = wanted.split('..');
    if (typeof shown === 'number' && high !== undefined) {
      return (low === '' || shown >= Number(low)) && (high === '' || shown <= Number(high));
    }
    if (typeof shown === 'boolean') return wanted.split(',').includes(String(shown));
    const labels = labelsOf(answer, name, wanted.split(','));
    return labels.length === 0 || labels.some((label) => String(shown).includes(label));
  };
}

const optionsOf = (answer: ProductListAnswer, key: string) => {
  const facet = answer.facets.find((it) => it.key === key);
  return facet?.kind === 'choice' ? facet.options : [];
};

const labelsOf = (answer: ProductListAnswer, key: string, values: readonly string[]): string[] =>
  optionsOf(answer, key).flatMap(({ value, label }) => (values.includes(value) ? [label] : []));
