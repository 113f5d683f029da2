import { Decimal } from 'decimal.js';
import { asc, eq } from 'drizzle-orm';
import type { Locale } from 'shared-kit/contract/languages';
import type { Currency } from 'shared-kit/contract/money';
import { type QuoteGroupAnswer, refusalsOf } from 'shared-kit/contract/quotes';
import type { Tx } from '../../../platform/db/index.ts';
import { type Actor, AppError } from '../../../platform/http/index.ts';
import { convert, latestRates, type StoredRates } from '../../rates/index.ts';
import { factsOf } from '../lifecycle/facts-of.ts';
import { type LockedQuote, lookAtQuote, type VersionRow } from '../lifecycle/locked-quote.ts';
import { requestedLineOf } from '../offers/requested-line.ts';
import { rfq, rfqGroup } from '../schema.ts';

type Bid = QuoteGroupAnswer['bids'][number];
type Offer = NonNullable<Bid['offer']>;
type View = Readonly<{ actor: Actor; locale: Locale; currency: Currency; rates: StoredRates }>;

/** Incoterms under which the maker pays the main carriage. */
const carriagePaid: ReadonlySet<string> = new Set(['CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP']);

/** The offers of a group side by side, for the buyer. */
export async function readGroup(
  tx: Tx,
  groupId: string,
  { actor, locale, currency }: Omit<View, 'rates'>,
): Promise<QuoteGroupAnswer> {
  const [group] = await tx.select().from(rfqGroup).where(eq(rfqGroup.id, groupId));
  if (!group || group.buyerCompanyId !== actor.companyId) throw new AppError('quote.group-not-found');
  const ids = await tx
    .select({ id: rfq.id })
    .from(rfq)
    .where(eq(rfq.groupId, groupId))
    .orderBy(asc(rfq.number));
  const quotes: LockedQuote[] = [];
  for (const { id } of ids) quotes.push(await lookAtQuote(tx, id));
  const rates = await latestRates(tx);
  const view = { actor, locale, currency, rates };
  const buyer = quotes[0]?.buyer;
  const totals = quotes.flatMap(({ version }) =>
    version && isComparable(version) ? effectiveOf(version, view) : [],
  );
  const least = totals.length > 0 ? Decimal.min(...totals) : null;
  return {
    id: group.id,
    kind: group.kind,
    award: group.award,
    createdAt: group.createdAt.toISOString(),
    awardedAt: group.awardedAt?.toISOString() ?? null,
    currency,
    rateDate: rates.date,
    buyer: { name: buyer?.brandName ?? '', legalName: buyer?.legalName ?? '' },
    bids: quotes.map((quote) => bidOf(quote, view, least)),
  };
}

const effectiveOf = ({ total, currency }: Pick<VersionRow, 'total' | 'currency'>, view: View): Decimal =>
  convert(total, currency, view.currency, view.rates);

/** Withdrawn, refused or expired offers are out of the comparison; one that lost to another stays in. */
const isComparable = ({ state, decidedBySide }: VersionRow): boolean =>
  state === 'sent' ||
  state === 'accepted' ||
  state === 'converted' ||
  (state === 'declined' && decidedBySide === 'system');

function bidOf(quote: LockedQuote, view: View, least: Decimal | null): Bid {
  const { rfq: row, seller, lines, version } = quote;
  const [first] = lines;
  return {
    quoteId: row.id,
    number: row.number,
    maker: {
      id: seller.id,
      name: seller.brandName,
      legalName: seller.legalName,
      city: seller.city,
      country: seller.country,
    },
    stage: row.stage,
    turn: row.turn,
    dueAt: row.dueAt?.toISOString() ?? null,
    firstLine: first ? requestedLineOf(first, view.locale).title : '',
    quantity: first?.quantity ?? 0,
    unit: first?.unit ?? 'piece',
    offer: version && offerOf(quote, version, view, least),
  };
}

function offerOf(quote: LockedQuote, version: VersionRow, view: View, least: Decimal | null): Offer {
  const { currency, terms } = version;
  const effective = effectiveOf(version, view);
  const goods = new Decimal(version.linesTotal).minus(version.discount).toFixed(2);
  const isCarriagePaid = carriagePaid.has(version.incotermRule);
  const inView = (amount: Decimal) => ({ amount: amount.toFixed(2), currency: view.currency });
  return {
    versionId: version.id,
    number: version.number,
    state: version.state,
    isComparable: isComparable(version),
    total: { amount: version.total, currency },
    goods: { amount: goods, currency },
    goodsConverted: inView(effectiveOf({ total: goods, currency }, view)),
    freight: { amount: version.freight, currency },
    isCarriagePaid,
    leadTimeWeeks: terms.leadTimeWeeks,
    incoterm: { rule: version.incotermRule, place: version.incotermPlace },
    warrantyMonths: terms.warrantyMonths,
    milestones: terms.milestones,
    paymentNote: terms.paymentNote,
    validUntil: version.validUntil.toISOString(),
    financingUntil: version.financingUntil?.toISOString() ?? null,
    effective: inView(effective),
    lacksCarriage: !isCarriagePaid && new Decimal(version.freight).isZero(),
    abovePercent: isComparable(version) ? abovePercent(effective, least) : null,
    refusals: refusalsFor(quote, view.actor),
  };
}

/** Reasons why the reader can't accept it. */
function refusalsFor(quote: LockedQuote, { companyId, companyRole }: Actor): Offer['refusals'] {
  if (companyId !== quote.rfq.buyerCompanyId) return null;
  const refusals = refusalsOf('accept', factsOf(quote), { side: 'buyer', role: companyRole });
  return refusals && [...refusals];
}

const abovePercent = (amount: Decimal, least: Decimal | null): string =>
  least === null || least.isZero() ? '0.0' : amount.div(least).minus(1).mul(100).toFixed(1);
