export * from './comparison.ts';
export * as catalogue from './endpoints.ts';
export * from './facets.ts';
export * from './product-detail.ts';
export * from './product-facts.ts';
export * from './product-list.ts';
export * from './suggestions.ts';
