export * from './compare-figures.ts';
export * from './exact-figure.ts';
export * from './far-price.ts';
export * from './figure-fields.ts';
export * from './figure-schema.ts';
export * from './read-figure.ts';
export * from './write-figure.ts';
