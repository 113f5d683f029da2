/** Writes `docs/quote-lifecycle.md` from the table of transitions: `node shared-kit/scripts/quote-lifecycle.mjs`. */
import { writeFileSync } from 'node:fs';
import { lifecycleGuide } from '../src/contract/quotes/lifecycle-guide.ts';

writeFileSync(new URL('../../docs/quote-lifecycle.md', import.meta.url), lifecycleGuide());
