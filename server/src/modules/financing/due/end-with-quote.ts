import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database, Tx } from '../../../platform/db/index.ts';
import type { MailParts } from '../../accounts/index.ts';
import { quoteVersion, rfq } from '../../quotes/index.ts';
import { closeOthers } from '../dealing/decide.ts';
import { factsOf } from '../lifecycle/facts-of.ts';
import { lockFinancing } from '../lifecycle/locked-financing.ts';
import { moveBankQuote } from '../lifecycle/move-bank-quote.ts';
import { setRequestState } from '../lifecycle/set-request-state.ts';
import { financingRequest } from '../schema.ts';

const atOnce = 200;
const unsigned = ['shared', 'offers_in', 'accepted'] as const;

/** Ends requests whose purchase is over: what was shared for it may not be read any more. */
export async function endWithQuotes(db: Database, parts: MailParts): Promise<void> {
  const isOver = or(
    eq(quoteVersion.state, 'declined'),
    and(eq(quoteVersion.state, 'withdrawn'), eq(quoteVersion.isSubjectToFinancing, true)),
  );
  const rows = await db
    .select({ id: financingRequest.id })
    .from(financingRequest)
    .innerJoin(rfq, eq(rfq.id, financingRequest.rfqId))
    .innerJoin(quoteVersion, and(eq(quoteVersion.rfqId, rfq.id), eq(quoteVersion.number, rfq.versionNumber)))
    .where(and(inArray(financingRequest.state, [...unsigned]), isOver))
    .limit(atOnce);
  // One transaction each, so that one that fails doesn't delay the others.
  for (const { id } of rows) await db.transaction((tx) => endOne(tx, id, parts));
}

async function endOne(tx: Tx, requestId: string, parts: MailParts): Promise<void> {
  const financing = await lockFinancing(tx, requestId);
  const { request, bankQuotes } = financing;
  const [first] = bankQuotes;
  const isUnsigned = unsigned.some((it) => it === request.state);
  if (!first || !isUnsigned || !factsOf(financing, first.id).isPurchaseOver) return;
  const by = { parts, userId: null };
  for (const chosen of bankQuotes.filter(({ state }) => state === 'accepted'))
    await moveBankQuote(tx, financing, chosen, 'cancel-with-quote', { by });
  await closeOthers(tx, financing, by, { but: null, move: 'withdraw-consent' });
  await setRequestState(tx, financing, 'expired');
}
