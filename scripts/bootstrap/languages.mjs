import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const list = readFileSync(join(root, 'shared-kit/src/contract/languages/locale.ts'), 'utf8');

/**
 * The market's languages, the default one first. Parsed as text, since these scripts may run in a Node without
 * TypeScript.
 */
export const languages = [...list.matchAll(/^ {2}([a-z]{2}): \{/gm)].map(([, language]) => language);
