import { readFileSync } from 'node:fs';
import { kitModule } from './root.mjs';

const list = readFileSync(kitModule('contract/money/currency'), 'utf8');
const [, codes] = /^export const currencies = \[(.*)\]/m.exec(list);

/** The market's currencies. Parsed as text, since these scripts may run in a Node without TypeScript. */
export const currencies = [...codes.matchAll(/[A-Z]{3}/g)].map(([code]) => code);
