import type { SuggestionsAnswer } from 'shared-kit/contract/catalogue';

export type Suggested = Readonly<{
  key: string;
  to: string;
  label: string;
  /** Tells it apart from others of the same name. */
  detail?: string;
  /** The search to remember when the visitor follows it. */
  words?: string;
}>;
export type SuggestedGroup = Readonly<{
  kind: 'words' | 'products' | 'makers' | 'categories';
  options: readonly Suggested[];
}>;

export const searchFor = (words: string): Suggested => ({
  key: `words ${words}`,
  to: `/shop?q=${encodeURIComponent(words)}`,
  label: words,
  words,
});

/** The answer as groups of the list, without empty ones. */
export function suggestedGroups(
  { correctedQuery, products, makers, categories }: SuggestionsAnswer,
  figure: (count: number) => string,
): readonly SuggestedGroup[] {
  const groups: readonly SuggestedGroup[] = [
    { kind: 'words', options: correctedQuery === null ? [] : [searchFor(correctedQuery)] },
    {
      kind: 'products',
      options: products.map(({ id, title, maker }) => ({
        key: `product ${id}`,
        to: `/shop/${id}`,
        label: title,
        detail: maker,
      })),
    },
    {
      kind: 'makers',
      options: makers.map(({ id, name, city, country }) => ({
        key: `maker ${id}`,
        to: `/shop?maker=${id}`,
        label: name,
        detail: `${city}, ${country}`,
      })),
    },
    {
      kind: 'categories',
      options: categories.map(({ id, name, within, count }) => ({
        key: `category ${id}`,
        to: `/shop?category=${id}`,
        label: name,
        detail: [...within, figure(count)].join(' · '),
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
