import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import { company } from '../companies/index.ts';
import { rfq } from './schema.ts';

export type Buyer = Readonly<{ id: string; name: string; city: string; country: string }>;

/** The companies that ever sent a maker a request. */
export const buyersOf = (tx: Tx, makerId: string): Promise<Buyer[]> =>
  tx
    .selectDistinct({
      id: company.id,
      name: company.brandName,
      city: company.city,
      country: company.country,
    })
    .from(rfq)
    .innerJoin(company, eq(company.id, rfq.buyerCompanyId))
    .where(and(eq(rfq.sellerCompanyId, makerId), isNotNull(rfq.submittedAt)));
