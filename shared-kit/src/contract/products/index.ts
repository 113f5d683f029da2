export * from './price-row.ts';
export * from './price-rows.ts';
export * from './price-zones.ts';
export * from './product-answers.ts';
export * from './product-draft.ts';
export * from './product-limits.ts';
export * from './product-moves.ts';
export * from './publish-faults.ts';
