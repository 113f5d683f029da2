import type { Tx } from '../../../platform/db/index.ts';
import { notify } from '../../notifications/index.ts';
import type { Financing } from '../lifecycle/locked-financing.ts';
import type { Officer } from '../lifecycle/officer.ts';

type LetterNews = Readonly<{
  event: 'financing-letter-issued' | 'financing-letter-presented' | 'financing-letter-honoured';
  to: readonly ('buyer' | 'maker')[];
}>;

/** Tells who a letter of credit concerns that it went a step further; both sides read it on the quote's page. */
export async function tellOfLetter(
  tx: Tx,
  { quote: { rfq } }: Financing,
  { parts, bank, userId }: Officer,
  { event, to }: LetterNews,
): Promise<void> {
  for (const side of to)
    await notify(parts, tx, {
      event,
      params: { number: rfq.number, company: bank.brandName },
      to: { companyId: side === 'buyer' ? rfq.buyerCompanyId : rfq.sellerCompanyId },
      except: userId,
      path: `/quote/${rfq.id}`,
      dedupeKey: `${event}:${rfq.id}:${side}`,
    });
}
