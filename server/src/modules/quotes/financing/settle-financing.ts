import { eq } from 'drizzle-orm';
import type { FinancedBy } from 'shared-kit/contract/quotes';
import type { Tx } from '../../../platform/db/index.ts';
import type { MailParts } from '../../accounts/index.ts';
import type { LockedQuote } from '../lifecycle/locked-quote.ts';
import { tellSide } from '../lifecycle/notices.ts';
import { type Party, theMarket } from '../lifecycle/party.ts';
import { settle } from '../lifecycle/settle.ts';
import { takeTransition } from '../lifecycle/take-transition.ts';
import { quoteVersion } from '../versions/schema.ts';

type Settled = Readonly<{ parts: MailParts; by: Party; financedBy: FinancedBy }>;

/** Notes who finances an accepted quote. An acceptance that waited for it takes effect, and the maker is told. */
export async function settleFinancing(
  tx: Tx,
  quote: LockedQuote,
  { parts, by, financedBy }: Settled,
): Promise<void> {
  const { version, now } = quote;
  if (!version) throw new Error(`${quote.rfq.number} has no version that could be financed`);
  const changes = { financingSettledAt: now, financedBy };
  await tx.update(quoteVersion).set(changes).where(eq(quoteVersion.id, version.id));
  quote.version = { ...version, ...changes };
  if (version.state === 'accepted') await takeTransition(tx, quote, 'convert', { by: theMarket });
  await settle(tx, quote);
  await tellSide(parts, tx, quote, { event: 'quote-financing-secured', to: 'seller', by, key: version.id });
}
