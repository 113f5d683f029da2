/** Writes the guides that come from tables of transitions; `pnpm guides` runs it. */
import { writeFileSync } from 'node:fs';
import { bankQuoteGuide } from '../src/contract/financing/lifecycle-guide.ts';
import { lifecycleGuide } from '../src/contract/quotes/lifecycle-guide.ts';

const docs = new URL('../../docs/', import.meta.url);
writeFileSync(new URL('quote-lifecycle.md', docs), lifecycleGuide());
writeFileSync(new URL('bank-quote-lifecycle.md', docs), bankQuoteGuide());
