/** A request for products or suggestions, with expectations beyond its parameters. */
export type Query = Readonly<{
  /** Default: products. */
  of?: 'products' | 'suggestions';
  parameters: Readonly<Record<string, string>>;
  /** The visitor's chosen country, which decides prices. */
  country: string | null;
  /** True if all words come from one product's title without further filters, so it must be found. */
  mustFind: boolean;
}>;

export const pathOf = ({ of = 'products', parameters }: Pick<Query, 'of' | 'parameters'>): string =>
  `/api/${of}?${new URLSearchParams(parameters)}`;
export const headersOf = ({ country }: Query): Record<string, string> =>
  country === null ? {} : { cookie: `pricing_country=${country}` };
export const keyOf = (query: Query): string => `${query.country} ${pathOf(query)}`;
