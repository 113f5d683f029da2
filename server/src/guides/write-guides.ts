/** Writes the pages for operators that come from the code; `pnpm guides` runs it. */
import { writeFileSync } from 'node:fs';
import { limitsGuide } from './limits-guide.ts';
import { settingsGuide } from './settings-guide.ts';

const docs = new URL('../../../docs/', import.meta.url);
writeFileSync(new URL('limits.md', docs), limitsGuide());
writeFileSync(new URL('settings.md', docs), settingsGuide());
