export { productCardOf, productImage } from './answers/product-card.ts';
export { makersOfCategory } from './categories/category-makers.ts';
export type { AttributeDefinition, CategoryDefinition } from './category-definition.ts';
export type { CategoryTree } from './category-tree.ts';
export { datasheetNames } from './datasheets/keep-datasheet.ts';
export { keepPresentEditions } from './editing/editions.ts';
export {
  allOwnProducts,
  deleteDrafts,
  findOwnProducts,
  type OwnProduct,
  sellsVariants,
  takenHandles,
} from './find-products.ts';
export { readPresentation } from './finding/list-query.ts';
export { followStanding } from './listing/follow-standing.ts';
export {
  findOffer,
  findOffers,
  findOffersByNumber,
  findOrderables,
  type Offer,
  type Orderable,
} from './offer/find-offers.ts';
export { offerPrice, type PricingOf, tiersOn, variantOf } from './offer/offer-price.ts';
export { assertVisible, isOnSale } from './offer/visibility.ts';
export { countWithoutPrice } from './own/count-without-price.ts';
export { basePriceOf, ownTitle, worldPriceOf } from './own/own-products.ts';
export { findOwnRows, searchOwnRows } from './own/own-rows.ts';
export { type ImageKind, isImageKind } from './pictures/image-kind.ts';
export { fetchedPicture, storePicture } from './pictures/keep-picture.ts';
export { mediaStore } from './pictures/media-store.ts';
export type { PriceView } from './price/price-answer.ts';
export { type ProductImage, type ProductInput, productInput } from './product-input.ts';
export type { ProductRow } from './product-row.ts';
export { productListing } from './schema.ts';
export { shippedTree } from './shipped-tree.ts';
export { syncTaxonomy } from './sync-taxonomy.ts';
export { fold, typedWords } from './words/fold.ts';
export { foldedColumn, foldedWord, patternOf } from './words/folded-column.ts';
export { type BulkProduct, bulkWrite } from './writing/bulk-writer.ts';
export { checkProduct } from './writing/check-product.ts';
export { type ProductTarget, type WrittenProduct, writeProducts } from './writing/write-products.ts';
