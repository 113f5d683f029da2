import { type SQL, sql } from 'drizzle-orm';
import type { PriceBounds, Pricing } from '../price/listed-prices.ts';
import { allOf, textArray } from '../sql-parts.ts';
import type { Position } from './cursor.ts';
import { conditionsOf, type Filter } from './filters.ts';
import type { Page } from './sort-order.ts';

/** A page of more products than are read at once. */
export type PageOfMany = Readonly<{
  page: Page;
  /** The categories to read; products of others are known. */
  categories: readonly string[];
  known: readonly Position[];
  filters: readonly Filter[];
  prices: PriceBounds;
  pricing: Pricing;
  /** The conditions asked for; empty for all. */
  conditions: readonly string[];
}>;

/** The condition on `product_listing l`. */
export const matches = ({ categories, filters }: PageOfMany): SQL =>
  allOf([sql`l.category_id = any(${textArray(categories)})`, conditionsOf(filters)]);
