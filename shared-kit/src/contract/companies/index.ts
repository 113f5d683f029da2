export * from './address.ts';
export * from './company-facts.ts';
export * from './company-fields.ts';
export * from './company-kinds.ts';
export * from './postal-address.ts';
export * from './standing.ts';
export * from './stated-facts.ts';
