import type { Decimal } from 'decimal.js';
import type { SQL } from 'drizzle-orm';
import type { FacetAnswer } from 'shared-kit/contract/catalogue';
import type { Locale } from 'shared-kit/contract/languages';
import type { Currency } from 'shared-kit/contract/money';
import type { StoredRates } from '../../rates/index.ts';
import type { Pricing } from '../price/listed-prices.ts';
import type { ProductRow } from '../product-row.ts';
import type { RawQuery, Unreadable } from './read-parameters.ts';

/**
 * One thing by which a list is filtered: how it is asked for, found, counted and answered. Its key names it in
 * addresses, answers and counts.
 */
export type Facet = Readonly<{
  key: string;
  label: (locale: Locale) => string;
  /** Null if an address asks nothing of it. */
  read: (raw: RawQuery, unreadable: Unreadable) => Chosen | null;
  /** The parameters that ask for it. */
  write: (chosen: Chosen) => Readonly<Record<string, string>>;
  /** On `product_listing l`. */
  condition: (chosen: Chosen, view: FilterView) => SQL;
  counted: Counted;
  /** The options or the range to choose from; null if there are none. */
  offer: (counts: readonly FacetCount[], chosen: Chosen | undefined, view: AnswerView) => Offer | null;
}>;

/** What somebody chose in a facet: values of which any may match, or a span. */
export type Chosen = Readonly<{ values: readonly string[] }> | Span;
/** Both ends are included; null is open. */
export type Span = Readonly<{ min: Decimal | null; max: Decimal | null }>;

/** Empty without a choice. */
export const valuesOf = (chosen: Chosen | undefined): readonly string[] =>
  chosen && 'values' in chosen ? chosen.values : [];
/** Open without a choice. */
export const spanOf = (chosen: Chosen | undefined): Span =>
  chosen && 'min' in chosen ? chosen : { min: null, max: null };

/** Where the listing has its values: among the terms, in a column, or as figures of which the ends are counted. */
export type Counted =
  | Readonly<{ by: 'terms'; valuesIn: (product: ProductRow) => readonly string[] }>
  | Readonly<{ by: 'column'; column: 'condition' | 'lead_time' }>
  | Readonly<{ by: 'range'; figure: (pricing: Pricing) => SQL }>;

export type FilterView = Readonly<{ currency: Currency; rates: StoredRates; pricing: Pricing }>;

export type AnswerView = Readonly<{
  locale: Locale;
  currency: Currency;
  rates: StoredRates;
  /** Names of the counted and ticked makers. */
  makerNames: ReadonlyMap<string, string>;
}>;

/** A facet's value with its count, or a facet's range. */
export type FacetCount = Readonly<{
  facet: string;
  value: string | null;
  count: number;
  low: string | null;
  high: string | null;
}>;

type Choices = Extract<FacetAnswer, { kind: 'choice' }>;
type Range = Extract<FacetAnswer, { kind: 'range' }>;
/** An answer without its name. */
export type Offer = Pick<Choices, 'kind' | 'options'> | Pick<Range, 'kind' | 'unit' | 'min' | 'max'>;
export type Option = Choices['options'][number];
