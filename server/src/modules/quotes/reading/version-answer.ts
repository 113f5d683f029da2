import type { Locale } from 'shared-kit/contract/languages';
import {
  type AttachmentAnswer,
  type QuotePerson,
  type QuoteSide,
  type QuoteVersion,
  quoteSides,
} from 'shared-kit/contract/quotes';
import { financingDate } from '../lifecycle/facts-of.ts';
import type { VersionRow } from '../lifecycle/locked-quote.ts';
import { factsIn } from '../versions/line-words.ts';
import type { quoteVersionLine } from '../versions/schema.ts';

export type PersonOf = (
  person: Readonly<{ side: QuoteSide; userId: string | null; name: string | null }>,
) => QuotePerson;
type LineRow = typeof quoteVersionLine.$inferSelect;
type Parts = Readonly<{
  locale: Locale;
  lines: readonly LineRow[];
  attachments: AttachmentAnswer[];
  personOf: PersonOf;
}>;

/** A sent version exactly as frozen. */
export function versionAnswer(
  row: VersionRow,
  { locale, lines, attachments, personOf }: Parts,
): QuoteVersion {
  const { id, number, state, currency, linesTotal, freight, discount, total, terms, fx, reason } = row;
  const side = quoteSides.find((it) => it === row.decidedBySide);
  return {
    id,
    number,
    state,
    currency,
    linesTotal,
    freight,
    discount,
    total,
    ...terms,
    advanceGuarantee: terms.advanceGuarantee ?? null,
    fx,
    lines: lines.map(({ key, quantity, unitPrice, total: amount, facts }) => ({
      ...factsIn(facts, locale),
      key,
      quantity,
      unitPrice,
      total: amount,
    })),
    incoterm: { rule: row.incotermRule, place: row.incotermPlace },
    attachments,
    validUntil: row.validUntil.toISOString(),
    financingUntil: financingDate(row)?.toISOString() ?? null,
    financingSettledAt: row.financingSettledAt?.toISOString() ?? null,
    financedBy: row.financedBy,
    sentAt: row.sentAt.toISOString(),
    sentBy: personOf({ side: 'seller', userId: row.sentBy, name: row.sentByName }),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: side ? personOf({ side, userId: row.decidedBy, name: row.decidedByName }) : null,
    reason,
    renewalAskedAt: row.renewalAskedAt?.toISOString() ?? null,
  };
}
