/** Writes the pages that come from the code, and the map's words; `pnpm guides` runs it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { limitsGuide } from './limits-guide.ts';
import { settingsGuide } from './settings-guide.ts';
import { mapWithWords } from './words-guide.ts';

const docs = new URL('../../../docs/', import.meta.url);
const map = new URL('map.md', docs);
writeFileSync(new URL('limits.md', docs), limitsGuide());
writeFileSync(new URL('settings.md', docs), settingsGuide());
writeFileSync(map, mapWithWords(readFileSync(map, 'utf8')));
