import { type FinancedQuote, financedLine, financedQuote } from 'shared-kit/contract/financing';
import * as z from 'zod';
import { shapeOf } from '../../platform/db/json.ts';
import { type LocalText, storedText } from '../../platform/local-text.ts';

/** The quote as it is stored for banks, with the version's titles in each language. */
export const sharedQuote = shapeOf(
  z.object({
    ...financedQuote.shape,
    lines: z.array(z.object({ ...financedLine.shape, titles: storedText.optional() })),
  }),
);
export type SharedQuote = Omit<FinancedQuote, 'lines'> & {
  lines: (FinancedQuote['lines'][number] & { titles?: LocalText | undefined })[];
};
