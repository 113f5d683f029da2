export * from './price-map.ts';
export * from './resolve-price.ts';
