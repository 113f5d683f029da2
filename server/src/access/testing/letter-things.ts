import { sql } from 'drizzle-orm';
import { aLetter } from '../../modules/financing/testing.ts';
import { aContract, acceptanceOf, financing } from './financing-things.ts';
import { firstValue, type World } from './world.ts';

const today = () => new Date().toISOString().slice(0, 10);

/** A letter of credit that the buyer accepted, for an accepted quote. */
export async function acceptedLetter(world: World) {
  const { quoteId, bankQuoteId } = await financing(world);
  const { total } = await acceptanceOf(world, quoteId);
  const body = { kind: 'binding', terms: aLetter(total) };
  await world.done('bank', 'POST', `/api/bank/quotes/${bankQuoteId}/letters`, body);
  const offerId = await firstValue(
    world.db,
    sql`select id from bank_offer where bank_quote_id = ${bankQuoteId}`,
  );
  await world.db.execute(sql`update bank_offer set state = 'sent', sent_at = now(), decided_by = gen_random_uuid()
    where id = ${offerId}`);
  await world.db.execute(sql`update bank_quote set state = 'binding' where id = ${bankQuoteId}`);
  await world.db.execute(sql`update financing_request set state = 'offers_in' where rfq_id = ${quoteId}`);
  await world.done('buyer', 'POST', `/api/quotes/${quoteId}/financing/acceptance`, { offerId });
  await world.done('buyer', 'POST', `/api/quotes/${quoteId}/accept`, await acceptanceOf(world, quoteId));
  return { quoteId, bankQuoteId, offerId, conditionId: '' };
}

export const anIssue = async (world: World) => ({
  fileId: (await aContract(world)).fileId,
  reference: 'LC-1',
  issuedOn: today(),
});
export const aPresentation = () => ({ presentedOn: today() });
export const anHonour = () => ({ amount: '1000', paysOn: today() });

/** The same, issued. */
export async function letterIssued(world: World) {
  const made = await acceptedLetter(world);
  await world.done('bank', 'POST', `/api/bank/quotes/${made.bankQuoteId}/issue`, await anIssue(world));
  return made;
}

/** The same, with the maker's documents. */
export async function documentsPresented(world: World) {
  const made = await letterIssued(world);
  await world.done('bank', 'POST', `/api/bank/quotes/${made.bankQuoteId}/presentation`, aPresentation());
  return made;
}
