import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/index.ts';
import type { BankQuoteRow, Financing } from '../lifecycle/locked-financing.ts';
import { moveBankQuote } from '../lifecycle/move-bank-quote.ts';
import { type Acting, tellBank } from '../lifecycle/notices.ts';
import { financingRequest } from '../schema.ts';

const dayMs = 86_400_000;
/** Days in which the other banks may confirm their offers or make new ones. */
const reopenedDays = 14;

/** The accepted financing fell through: the banks that weren't chosen may confirm their offers or make new ones. */
export async function reopenOthers(tx: Tx, financing: Financing, by: Acting): Promise<void> {
  const { request, bankQuotes, now } = financing;
  const until = new Date(Math.max(request.offersUntil.getTime(), now.getTime() + reopenedDays * dayMs));
  await tx.update(financingRequest).set({ offersUntil: until }).where(eq(financingRequest.id, request.id));
  for (const other of bankQuotes.filter(({ state }) => state === 'not_selected'))
    await moveBankQuote(tx, financing, other, 'reopen', {
      by,
      changes: { needsReconfirmation: hasOffered(financing, other) },
      news: { key: now.toISOString() },
    });
}

/** Only what was offered has to be confirmed. */
export const hasOffered = ({ offers }: Financing, { id }: BankQuoteRow): boolean =>
  offers.some((it) => it.bankQuoteId === id && it.state === 'sent');

export const tellOfReconfirmation = (
  tx: Tx,
  { request, quote, now }: Financing,
  { parts, userId }: Acting,
  bankQuote: BankQuoteRow,
): Promise<void> =>
  tellBank(
    parts,
    tx,
    { request, bankQuote },
    {
      event: 'financing-reconfirmation',
      params: { company: quote.buyer.brandName },
      except: userId,
      key: now.toISOString(),
    },
  );
