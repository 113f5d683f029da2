import type { Tx } from '../../../platform/db/index.ts';
import { findOffers, type Offer } from '../offer/find-offers.ts';
import { maySeeProduct } from '../offer/visibility.ts';

/** The products among these ids that the company's members may see, in the order of the ids. */
export async function findCompared(
  tx: Tx,
  ids: readonly string[],
  companyId: string | null,
): Promise<Offer[]> {
  const offers = await findOffers(tx, ids);
  return ids.flatMap((id) => {
    const found = offers.get(id);
    return found && maySeeProduct(found, companyId) ? [found] : [];
  });
}
