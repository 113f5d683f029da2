import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const list = readFileSync(join(root, 'shared-kit/src/contract/money/currency.ts'), 'utf8');
const [, codes] = /^export const currencies = \[(.*)\]/m.exec(list);

/** The market's currencies. Parsed as text, since these scripts may run in a Node without TypeScript. */
export const currencies = [...codes.matchAll(/[A-Z]{3}/g)].map(([code]) => code);
