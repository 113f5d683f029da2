import type { Locale } from 'shared-kit/contract/languages';
import { statedTerms } from 'shared-kit/contract/products';
import { inLocale } from '../../../platform/local-text.ts';
import type { ProductRow } from '../product-row.ts';

/** A product's terms as the API and the papers state them; the schema leaves every other column out. */
export const statedTermsOf = (product: ProductRow, locale: Locale) =>
  statedTerms.parse({ ...product, warranty: inLocale(product.warranty, locale) });
