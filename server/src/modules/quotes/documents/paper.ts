import { and, asc, eq } from 'drizzle-orm';
import type { Locale } from 'shared-kit/contract/languages';
import type { Tx } from '../../../platform/db/index.ts';
import type { LockedQuote, VersionRow } from '../lifecycle/locked-quote.ts';
import type { FrozenParties } from '../versions/frozen.ts';
import { factsIn } from '../versions/line-words.ts';
import { quoteVersion, quoteVersionLine } from '../versions/schema.ts';

type Line = typeof quoteVersionLine.$inferSelect;
/** A line in the paper's language. */
export type PaperLine = Omit<Line, 'facts'> & Readonly<{ facts: ReturnType<typeof factsIn<Line['facts']>> }>;

/** A sent version with everything that its documents show. */
export type Paper = Readonly<{
  number: string;
  version: VersionRow;
  lines: readonly PaperLine[];
  parties: FrozenParties;
  delivery: Readonly<{ place: string; country: string }>;
  brandName: string;
  locale: Locale;
}>;

type Asked = Readonly<{ versionNumber: number; brandName: string; locale: Locale }>;

/** Null if there is no such version. */
export async function readPaper(
  tx: Tx,
  quote: LockedQuote,
  { versionNumber, brandName, locale }: Asked,
): Promise<Paper | null> {
  const { id, number, deliveryPlace: place, deliveryCountry: country } = quote.rfq;
  const [version] = await tx
    .select()
    .from(quoteVersion)
    .where(and(eq(quoteVersion.rfqId, id), eq(quoteVersion.number, versionNumber)));
  if (!version) return null;
  // Shows an expired version as expired even before the periodic sweep.
  const isOver = version.state === 'sent' && version.validUntil <= quote.now;
  const lines = await tx
    .select()
    .from(quoteVersionLine)
    .where(eq(quoteVersionLine.versionId, version.id))
    .orderBy(asc(quoteVersionLine.position));
  return {
    number,
    version: isOver ? { ...version, state: 'expired' } : version,
    lines: lines.map((line) => ({ ...line, facts: factsIn(line.facts, locale) })),
    parties: version.parties,
    delivery: { place, country },
    brandName,
    locale,
  };
}
