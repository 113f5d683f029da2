import { and, asc, inArray, lte, sql } from 'drizzle-orm';
import { isOpenBankQuote } from 'shared-kit/contract/financing';
import type { Database, Tx } from '../../../platform/db/index.ts';
import type { MailParts } from '../../accounts/index.ts';
import { type Financing, lockFinancing } from '../lifecycle/locked-financing.ts';
import { lifeOfBankQuote, moveBankQuote } from '../lifecycle/move-bank-quote.ts';
import { tellBuyer } from '../lifecycle/notices.ts';
import { setRequestState } from '../lifecycle/set-request-state.ts';
import { financingRequest } from '../schema.ts';

const atOnce = 200;

/** Ends bank quotes after the deadline, except while a binding offer is valid; without any left, the request too. */
export async function expireDue(db: Database, parts: MailParts): Promise<number> {
  const rows = await db
    .select({ id: financingRequest.id })
    .from(financingRequest)
    .where(
      and(
        inArray(financingRequest.state, ['shared', 'offers_in']),
        lte(financingRequest.offersUntil, sql`clock_timestamp()`),
      ),
    )
    .orderBy(asc(financingRequest.offersUntil))
    .limit(atOnce);
  let ended = 0;
  // One transaction each, so that one that fails doesn't delay the others.
  for (const { id } of rows) ended += await db.transaction((tx) => expireOne(tx, id, parts));
  return ended;
}

async function expireOne(tx: Tx, requestId: string, parts: MailParts): Promise<number> {
  const financing = await lockFinancing(tx, requestId);
  const { request, bankQuotes } = financing;
  if (request.state !== 'shared' && request.state !== 'offers_in') return 0;
  const by = { parts, userId: null };
  const over = bankQuotes.filter((bankQuote) =>
    lifeOfBankQuote.isPossible({ financing, bankQuote }, 'expire', { by }),
  );
  for (const bankQuote of over) await moveBankQuote(tx, financing, bankQuote, 'expire', { by });
  if (isAnyLeft(financing, over.length)) return over.length;
  await setRequestState(tx, financing, 'expired');
  const news = { params: {}, except: null, key: request.offersUntil.toISOString() };
  await tellBuyer(parts, tx, request, { event: 'financing-expired', ...news });
  return over.length + 1;
}

const isAnyLeft = ({ bankQuotes }: Financing, over: number): boolean =>
  bankQuotes.filter(({ state }) => isOpenBankQuote(state)).length > over;
