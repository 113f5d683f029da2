import { Decimal } from 'decimal.js';
import { asc, eq } from 'drizzle-orm';
import {
  type Currency,
  type Locale,
  type QuoteGroupAnswer,
  type QuoteIncoterm,
  refusalsOf,
} from 'shared-kit/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { type Actor, AppError } from '../../../platform/http/index.ts';
import { convert, latestRates, type StoredRates } from '../../rates/index.ts';
import { factsOf } from '../lifecycle/facts-of.ts';
import { type LockedQuote, lookAtQuote, type VersionRow } from '../lifecycle/locked-quote.ts';
import { requestedLineOf } from '../reading/requested-line.ts';
import { rfq, rfqGroup } from '../schema.ts';

type Bid = QuoteGroupAnswer['bids'][number];
type Offer = NonNullable<Bid['offer']>;
type View = Readonly<{ actor: Actor; locale: Locale; currency: Currency; rates: StoredRates }>;

/** Incoterms under which the maker pays the main carriage. */
const carriagePaid: ReadonlySet<string> = new Set(['CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP']);

/** The offers of a group beside each other, for the buyer who asked. */
export async function readGroup(
  tx: Tx,
  groupId: string,
  { actor, locale, currency }: Omit<View, 'rates'>,
): Promise<QuoteGroupAnswer> {
  const [group] = await tx.select().from(rfqGroup).where(eq(rfqGroup.id, groupId));
  if (!group || (group.buyerCompanyId !== actor.companyId && !actor.isAdmin))
    throw new AppError('quote.group-not-found');
  const ids = await tx
    .select({ id: rfq.id })
    .from(rfq)
    .where(eq(rfq.groupId, groupId))
    .orderBy(asc(rfq.number));
  const quotes: LockedQuote[] = [];
  for (const { id } of ids) quotes.push(await lookAtQuote(tx, id));
  const rates = await latestRates(tx);
  const view = { actor, locale, currency, rates };
  const totals = quotes.flatMap(({ version }) => (isComparable(version) ? effectiveOf(version, view) : []));
  const least = totals.length > 0 ? Decimal.min(...totals) : null;
  return {
    id: group.id,
    kind: group.kind,
    award: group.award,
    createdAt: group.createdAt.toISOString(),
    awardedAt: group.awardedAt?.toISOString() ?? null,
    currency,
    rateDate: rates.date,
    bids: quotes.map((quote) => bidOf(quote, view, least)),
  };
}

const effectiveOf = ({ total, currency }: VersionRow, view: View): Decimal =>
  convert(total, currency, view.currency, view.rates);

/** What was taken back or refused is no bid any more. */
const isComparable = (version: VersionRow | null): version is VersionRow =>
  version !== null && version.state !== 'withdrawn' && version.state !== 'declined';

function bidOf(quote: LockedQuote, view: View, least: Decimal | null): Bid {
  const { rfq: row, seller, lines, version } = quote;
  const [first] = lines;
  return {
    quoteId: row.id,
    number: row.number,
    maker: { id: seller.id, name: seller.brandName, city: seller.city, country: seller.country },
    stage: row.stage,
    turn: row.turn,
    dueAt: row.dueAt?.toISOString() ?? null,
    firstLine: first ? requestedLineOf(first, view.locale).title : '',
    quantity: first?.quantity ?? 0,
    offer: isComparable(version) ? offerOf(quote, version, view, least) : null,
  };
}

function offerOf(quote: LockedQuote, version: VersionRow, view: View, least: Decimal | null): Offer {
  const { currency, terms } = version;
  const effective = effectiveOf(version, view);
  const doer = { side: 'buyer', role: view.actor.companyRole } as const;
  return {
    versionId: version.id,
    number: version.number,
    total: { amount: version.total, currency },
    linesTotal: { amount: version.linesTotal, currency },
    freight: { amount: version.freight, currency },
    isCarriagePaid: carriagePaid.has(version.incotermRule),
    leadTimeWeeks: terms.leadTimeWeeks,
    incoterm: { rule: version.incotermRule as QuoteIncoterm, place: version.incotermPlace },
    warrantyMonths: terms.warrantyMonths,
    milestones: terms.milestones,
    paymentNote: terms.paymentNote,
    validUntil: version.validUntil.toISOString(),
    effective: { amount: effective.toFixed(2), currency: view.currency },
    abovePercent: abovePercent(effective, least),
    canAccept:
      view.actor.companyId === quote.rfq.buyerCompanyId &&
      refusalsOf('accept', factsOf(quote), doer)?.length === 0,
  };
}

const abovePercent = (amount: Decimal, least: Decimal | null): string =>
  least === null || least.isZero() ? '0.0' : amount.div(least).minus(1).mul(100).toFixed(1);
