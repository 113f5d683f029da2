/** A question about products or, while somebody types, for suggestions; with what a right answer must be like beyond its parameters. */
export type Query = Readonly<{
  /** Products, where nothing is said. */
  of?: 'products' | 'suggestions';
  parameters: Readonly<Record<string, string>>;
  /** Whose prices: the visitor's own choice of country. */
  country: string | null;
  /** All words stand in one product's title and nothing else narrows the search, so it must find something. */
  mustFind: boolean;
}>;

export const pathOf = ({ of = 'products', parameters }: Pick<Query, 'of' | 'parameters'>): string =>
  `/api/${of}?${new URLSearchParams(parameters)}`;
export const headersOf = ({ country }: Query): Record<string, string> =>
  country === null ? {} : { cookie: `pricing_country=${country}` };
export const keyOf = (query: Query): string => `${query.country} ${pathOf(query)}`;
