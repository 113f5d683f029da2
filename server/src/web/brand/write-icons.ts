/** Draws the icons from the brand's mark; `pnpm brand-icons` runs it. */
import { writeFileSync } from 'node:fs';
import { drawIcons } from './draw-icons.ts';

for (const [name, content] of Object.entries(await drawIcons()))
  writeFileSync(new URL(name, import.meta.url), content);
