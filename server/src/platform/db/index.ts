export { lookUpTogether } from './look-up-together.ts';
export { newId } from './new-id.ts';
export type { Database, Tx } from './types.ts';
