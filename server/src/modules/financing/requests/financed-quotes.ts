import { sql } from 'drizzle-orm';
import type { FinancingRequestState } from 'shared-kit/contract/financing';
import type { FinancedQuotes } from '../../quotes/index.ts';
import { financingRequest } from '../schema.ts';

const statesOf: Readonly<Record<Parameters<FinancedQuotes>[1], readonly FinancingRequestState[]>> = {
  asked: ['shared'],
  offers: ['offers_in'],
  agreed: ['accepted', 'contract_signed', 'closed'],
};

/** The list of quotes filters by this within its own query. */
export const financedQuotes: FinancedQuotes = (quoteId, financing) => {
  const states = sql.join(
    statesOf[financing].map((state) => sql`${state}`),
    sql`, `,
  );
  return sql`exists (select 1 from ${financingRequest} where ${financingRequest.rfqId} = ${quoteId} and ${financingRequest.state} in (${states}))`;
};
