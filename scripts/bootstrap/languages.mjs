import { readFileSync } from 'node:fs';
import { kitModule } from './root.mjs';

const list = readFileSync(kitModule('contract/languages/locale'), 'utf8');

/**
 * The market's languages, the default one first. Parsed as text, since these scripts may run in a Node without
 * TypeScript.
 */
export const languages = [...list.matchAll(/^ {2,4}([a-z]{2}): \{/gm)].map(([, language]) => language);
