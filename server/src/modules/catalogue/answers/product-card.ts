import type { ProductCard } from 'shared-kit/contract/catalogue';
import type { Locale } from 'shared-kit/contract/languages';
import { inLocale } from '../../../platform/local-text.ts';
import type { Company } from '../../companies/index.ts';
import type { CategoryTree } from '../category-tree.ts';
import { type PriceView, priceAnswer, priceVaries, resolvedPrice } from '../price/price-answer.ts';
import type { ProductRow } from '../product-row.ts';
import { product } from '../schema.ts';
import { highlights } from './attributes.ts';
import { drawingAddresses } from './drawing-address.ts';
import { altOf, pictureAddress } from './picture-address.ts';

export type CardParts = Readonly<{ maker: Company; tree: CategoryTree; view: PriceView; locale: Locale }>;

/** The columns that a card needs: a fifth of a product's row. */
export const cardColumns = {
  id: product.id,
  sellerCompanyId: product.sellerCompanyId,
  categoryId: product.categoryId,
  title: product.title,
  condition: product.condition,
  year: product.year,
  attributes: product.attributes,
  priceMap: product.priceMap,
  tiers: product.tiers,
  variants: product.variants,
  unit: product.unit,
  leadTimeWeeks: product.leadTimeWeeks,
  incotermRule: product.incotermRule,
  incotermPlace: product.incotermPlace,
  images: product.images,
};
export type CardRow = Pick<ProductRow, keyof typeof cardColumns>;

export function productCardOf(row: CardRow, { maker, tree, view, locale }: CardParts): ProductCard {
  const title = inLocale(row.title, locale);
  const [picture] = row.images;
  const resolved = resolvedPrice(row, view);
  return {
    id: row.id,
    title,
    maker: {
      id: maker.id,
      name: maker.brandName,
      verified: maker.verification === 'approved',
      city: maker.city,
      country: maker.country,
    },
    category: { id: row.categoryId, name: tree.nameOf(row.categoryId, locale) },
    condition: row.condition,
    year: row.year,
    highlights: highlights(tree.attributesOf(row.categoryId), row.attributes, locale),
    price: priceAnswer(resolved, view),
    priceVaries: priceVaries(row, view),
    unit: row.unit,
    leadTimeWeeks: resolved?.leadTimeWeeks ?? row.leadTimeWeeks,
    incoterm: resolved?.incoterm ?? { rule: row.incotermRule, place: row.incotermPlace },
    image: {
      ...productImage(row),
      alt: (picture && altOf(picture, locale)) || title,
    },
  };
}

/** The product's first picture, or else its drawing, for light and dark pages. */
export function productImage(
  row: Pick<CardRow, 'id' | 'categoryId' | 'attributes' | 'images'>,
): Readonly<{ light: string; dark: string }> {
  const [picture] = row.images;
  return picture ? sameInBothModes(pictureAddress(picture)) : drawingAddresses(row);
}

const sameInBothModes = (address: string) => ({ light: address, dark: address });
