import { isOneOf } from '../tables/index.ts';
/** Units that products are sold by. A line of a quote may have a unit of its maker's own. */
export const salesUnits = ['piece', 'set', 'kg', 'm', 'm2'] as const;
export type SalesUnit = (typeof salesUnits)[number];
export const isSalesUnit = (unit: string): unit is SalesUnit => isOneOf(salesUnits, unit);
