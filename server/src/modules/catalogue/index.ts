export type {
  AttributeDefinition,
  CategoryDefinition,
  LocalizedText,
  OwnText,
} from './category-definition.ts';
export { type CategoryTree, createCategoryTree } from './category-tree.ts';
export { incoterms, type ProductInput, productInput, salesUnits } from './product-input.ts';
export { shippedTree } from './shipped-tree.ts';
export { syncTaxonomy } from './sync-taxonomy.ts';
export { checkProduct, type ProductFault } from './writing/check-product.ts';
export { ProductsRefused, type WrittenProduct, writeProducts } from './writing/write-products.ts';
