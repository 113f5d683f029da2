export { isDatabaseAway } from './database-trouble.ts';
export { insertMany, replaceMany } from './insert-many.ts';
export { isReferenced } from './is-referenced.ts';
export { lookUpTogether } from './look-up-together.ts';
export { newId } from './new-id.ts';
export { type Remembered, remembered } from './remembered.ts';
export type { Database, Tx } from './types.ts';
