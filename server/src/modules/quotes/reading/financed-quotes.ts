import type { SQL } from 'drizzle-orm';
import type { quoteFinancings } from 'shared-kit/contract/quotes';
import type { rfq } from '../schema.ts';

/** A condition for the quotes whose financing is in this state; the financing module fills it. */
export type FinancedQuotes = (quoteId: typeof rfq.id, financing: (typeof quoteFinancings)[number]) => SQL;
