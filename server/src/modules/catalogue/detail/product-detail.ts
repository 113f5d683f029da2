import { Decimal } from 'decimal.js';
import type { ProductDetail } from 'shared-kit/contract/catalogue';
import { inLocale, type LocalText, languageIn } from '../../../platform/local-text.ts';
import { convert } from '../../rates/index.ts';
import { attributeAnswer } from '../answers/attributes.ts';
import { altOf, pictureAddress } from '../answers/picture-address.ts';
import { type CardParts, productCardOf } from '../answers/product-card.ts';
import { statedTermsOf } from '../answers/stated-terms.ts';
import { attributeGroups } from '../category-definition.ts';
import { offerPrice, tiersOn } from '../offer/offer-price.ts';
import { priceAnswer, resolvedPrice, withRate } from '../price/price-answer.ts';
import type { ProductRow } from '../product-row.ts';

type DetailParts = CardParts & Pick<ProductDetail, 'datasheets'>;

/** A product's page content in the visitor's language, country and currency. */
export function productDetailOf(product: ProductRow, parts: DetailParts): ProductDetail {
  const { tree, view, locale } = parts;
  const text = (of: LocalText) => inLocale(of, locale);
  const path = tree.pathOf(product.categoryId);
  const card = productCardOf(product, parts);
  return {
    ...card,
    price: withRate(card.price, view),
    description: text(product.description),
    languages: {
      title: languageIn(product.title, locale),
      description: languageIn(product.description, locale),
    },
    breadcrumb: path.map(({ id, name }) => ({ id, name: inLocale(name, locale) })),
    model: product.model,
    sku: product.sku,
    origin: product.originCountry,
    hsCode: product.details.hsCode || (path.at(-1)?.hsCode ?? ''),
    ...statedTermsOf(product, locale),
    specification: specificationOf(product, parts),
    tiers: tiersOf(product, parts),
    options: product.options.map(({ id, name, values }) => ({
      id,
      name: text(name),
      values: values.map((value) => ({ id: value.id, label: text(value.label) })),
    })),
    variants: product.variants.map((variant) => ({
      id: variant.id,
      values: variant.values,
      sku: variant.sku,
      price: withRate(priceAnswer(offerPrice(product, variant, view), view), view),
    })),
    drawing: { category: product.categoryId, attributes: product.attributes },
    datasheets: parts.datasheets,
    images: product.images.map((image) => ({
      url: pictureAddress(image),
      alt: altOf(image, locale) || card.title,
    })),
  };
}

/** The stated attributes by group, without empty groups. */
function specificationOf(product: ProductRow, { tree, locale }: CardParts): ProductDetail['specification'] {
  const definitions = tree.attributesOf(product.categoryId);
  return attributeGroups.flatMap((group) => {
    const rows = definitions
      .filter((definition) => definition.group === group)
      .flatMap((definition) => attributeAnswer(definition, product.attributes, locale) ?? []);
    return rows.length > 0 ? [{ group, rows }] : [];
  });
}

/** Whether any price has quantity discounts: fixed ones of a private list have none. */
const isTiered = (product: ProductRow, view: CardParts['view']): boolean =>
  [null, ...product.variants].some((sold) => {
    const price = offerPrice(product, sold, view);
    return price !== null && tiersOn(product, price).length > 0;
  });

/** The unit price for each quantity step; empty if the price is on request. */
function tiersOf(product: ProductRow, { view }: CardParts): ProductDetail['tiers'] {
  const price = resolvedPrice(product, view);
  if (!price || !isTiered(product, view)) return [];
  return product.tiers.map(({ from, percentOff }) => {
    const reduced = new Decimal(price.price)
      .mul(new Decimal(100).minus(percentOff))
      .div(100)
      .toDecimalPlaces(4);
    const amount = convert(reduced, price.currency, view.currency, view.rates).toFixed();
    return { from, percentOff, display: { amount, currency: view.currency } };
  });
}
