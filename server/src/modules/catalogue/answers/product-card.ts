import type { Locale, ProductCard } from 'shared-kit/contract';
import type { Company } from '../../companies/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { type PriceView, priceAnswer, priceVaries, resolvedPrice } from '../price/price-answer.ts';
import type { ProductRow } from '../writing/product-row.ts';
import { highlights } from './attributes.ts';
import { type DrawingMode, drawingAddress } from './drawing-address.ts';
import { pictureAddress } from './picture-address.ts';

export type CardParts = Readonly<{ maker: Company; tree: CategoryTree; view: PriceView; locale: Locale }>;

/** Turkish where it is asked for and written, else English. */
export const inLocale = (en: string, tr: string | null, locale: Locale): string =>
  locale === 'tr' ? (tr ?? en) : en;

export function productCardOf(product: ProductRow, { maker, tree, view, locale }: CardParts): ProductCard {
  const title = inLocale(product.titleEn, product.titleTr, locale);
  const category = tree.get(product.categoryId);
  const [picture] = product.images;
  const shown = (mode: DrawingMode) => (picture ? pictureAddress(picture) : drawingAddress(product, mode));
  return {
    id: product.id,
    title,
    maker: {
      id: maker.id,
      name: maker.brandName,
      verified: maker.verification === 'approved',
      city: maker.city,
      country: maker.country,
    },
    category: { id: product.categoryId, name: category?.name[locale] ?? product.categoryId },
    condition: product.condition,
    year: product.year,
    highlights: highlights(tree.attributesOf(product.categoryId), product.attributes, locale),
    price: priceAnswer(resolvedPrice(product, view), view),
    priceVaries: priceVaries(product, view),
    unit: product.unit,
    leadTimeWeeks: product.leadTimeWeeks,
    incoterm: { rule: product.incotermRule, place: product.incotermPlace },
    image: { light: shown('light'), dark: shown('dark'), alt: picture?.alt ?? title },
  };
}
