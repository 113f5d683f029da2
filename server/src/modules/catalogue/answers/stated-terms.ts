import { type Locale, statedTerms } from 'shared-kit/contract';
import type { ProductRow } from '../writing/product-row.ts';
import { inLocale } from './product-card.ts';

/** A product's terms as the API and the papers state them; the schema leaves every other column out. */
export const statedTermsOf = (product: ProductRow, locale: Locale) =>
  statedTerms.parse({ ...product, warranty: inLocale(product.warrantyEn, product.warrantyTr, locale) });
