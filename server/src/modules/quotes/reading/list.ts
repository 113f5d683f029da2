import { and, count, desc, eq, ilike, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Locale } from 'shared-kit/contract/languages';
import {
  type OutcomeReason,
  type QuoteListAnswer,
  type QuoteListItem,
  type QuoteResult,
  type quoteDeadlines,
  type quoteFinancings,
  type quoteListSides,
  quoteStages,
  type quoteTurns,
  type RfqGroupKind,
  type Salesperson,
} from 'shared-kit/contract/quotes';
import { tableOf } from 'shared-kit/contract/tables';
import type { Tx } from '../../../platform/db/index.ts';
import { type Actor, AppError, timeCursor } from '../../../platform/http/index.ts';
import { userAccount } from '../../accounts/index.ts';
import { fold, typedWords } from '../../catalogue/index.ts';
import { company } from '../../companies/index.ts';
import { quoteSalesperson } from '../lifecycle/schema.ts';
import { requestedLineOf } from '../offers/requested-line.ts';
import { explainedBy } from '../outcomes/outcome.ts';
import { findLines, type RfqLine } from '../repository.ts';
import { rfq, rfqGroup } from '../schema.ts';
import { coveredBy } from '../staff-cases/look.ts';
import type { FinancedQuotes } from './financed-quotes.ts';

export type ListQuery = Readonly<{
  side: (typeof quoteListSides)[number];
  stage?: string | undefined;
  turn?: 'mine' | 'theirs' | 'nobody' | undefined;
  due?: (typeof quoteDeadlines)[number] | undefined;
  financing?: (typeof quoteFinancings)[number] | undefined;
  salesperson?: string | undefined;
  result?: QuoteResult | undefined;
  reason?: OutcomeReason | undefined;
  since?: string | undefined;
  q?: string | undefined;
  cursor?: string | undefined;
}>;

const pageSize = 50;
const maker = alias(company, 'maker');
const buyer = alias(company, 'buyer');
const person = alias(userAccount, 'person');
type Turn = (typeof quoteTurns)[number];

/** The quotes that an actor may see on a side; null if none. Only the buyer sees quotes that were never sent. */
function visible({ side }: ListQuery, { companyId, isAdmin, userId }: Actor): SQL | null {
  const sent = isNotNull(rfq.submittedAt);
  if (side === 'all') return (isAdmin && and(sent, coveredBy(userId))) || null;
  if (companyId === null) return null;
  return side === 'buying'
    ? eq(rfq.buyerCompanyId, companyId)
    : (and(eq(rfq.sellerCompanyId, companyId), sent) ?? null);
}

const sideTurn = ({ side }: ListQuery): Turn => (side === 'selling' ? 'seller' : 'buyer');

function turnIs(query: ListQuery): SQL | undefined {
  const mine = sideTurn(query);
  if (query.turn === 'mine') return eq(rfq.turn, mine);
  if (query.turn === 'theirs') return eq(rfq.turn, mine === 'buyer' ? 'seller' : 'buyer');
  return query.turn && eq(rfq.turn, query.turn);
}

function dueIs({ due }: ListQuery): SQL | undefined {
  if (!due) return undefined;
  if (due === 'passed') return eq(rfq.stage, 'expired');
  const days = due === 'today' ? 1 : 8;
  // Until the end of the day in UTC, as deadlines are counted.
  const end = sql`(date_trunc('day', clock_timestamp() at time zone 'UTC') + make_interval(days => ${days})) at time zone 'UTC'`;
  return sql`${rfq.dueAt} <= ${end}`;
}

function stagesIn({ stage }: ListQuery): SQL | undefined {
  if (stage === undefined || stage === '') return undefined;
  const asked = stage.split(',');
  const known = quoteStages.filter((it) => asked.includes(it));
  if (known.length !== new Set(asked).size)
    throw new AppError('request.parameter-invalid', { errors: [{ name: 'stage', reason: 'unknown' }] });
  return inArray(rfq.stage, known);
}

/** Makers may not know of requests. */
function financedIs({ financing, side }: ListQuery, financedQuotes: FinancedQuotes): SQL | undefined {
  if (!financing) return undefined;
  return side === 'buying' ? financedQuotes(rfq.id, financing) : sql`false`;
}

/** Only a maker's own people may know of it. */
function salespersonIs({ salesperson, side }: ListQuery, { userId }: Actor): SQL | undefined {
  if (salesperson === undefined) return undefined;
  if (side !== 'selling') return sql`false`;
  return salesperson === 'nobody'
    ? isNull(person.id)
    : eq(person.id, salesperson === 'me' ? userId : salesperson);
}

/** Only a maker's own people may know of it. */
function outcomeIs(query: ListQuery): SQL | undefined {
  if (query.result === undefined && query.reason === undefined) return undefined;
  return query.side === 'selling' ? explainedBy(query) : sql`false`;
}

/** Every word must occur in the search text. */
function found({ q }: ListQuery): SQL | undefined {
  const words = typedWords(q ?? '').map((word) => fold(word).replace(/[\\%_]/g, '\\$&'));
  // People write a size with an x too.
  return and(...words.map((word) => ilike(rfq.searchText, `%${word.replaceAll('×', '%')}%`)));
}

function after({ cursor }: ListQuery): SQL | undefined {
  if (cursor === undefined) return undefined;
  const { at, id } = timeCursor.read(cursor);
  return or(lt(rfq.createdAt, at), and(eq(rfq.createdAt, at), lt(rfq.id, id)));
}

type ListParts = Readonly<{ locale: Locale; financedQuotes: FinancedQuotes }>;

/** One page of an actor's quotes, newest first. */
export async function readList(
  tx: Tx,
  query: ListQuery,
  actor: Actor,
  { locale, financedQuotes }: ListParts,
): Promise<QuoteListAnswer> {
  const mine = visible(query, actor);
  if (!mine) return { quotes: [], next: null, counts: await countsOf(tx, sql`false`, query) };
  const rows = await tx
    .select({
      rfq,
      maker: maker.brandName,
      buyer: { name: buyer.brandName, city: buyer.city, country: buyer.country },
      groupKind: rfqGroup.kind,
      salesperson: { id: person.id, name: person.name },
    })
    .from(rfq)
    .innerJoin(maker, eq(maker.id, rfq.sellerCompanyId))
    .innerJoin(buyer, eq(buyer.id, rfq.buyerCompanyId))
    .leftJoin(rfqGroup, eq(rfqGroup.id, rfq.groupId))
    .leftJoin(quoteSalesperson, eq(quoteSalesperson.rfqId, rfq.id))
    .leftJoin(person, and(eq(person.id, quoteSalesperson.userId), eq(person.companyId, rfq.sellerCompanyId)))
    .where(
      and(
        mine,
        stagesIn(query),
        turnIs(query),
        dueIs(query),
        financedIs(query, financedQuotes),
        salespersonIs(query, actor),
        outcomeIs(query),
        found(query),
        after(query),
      ),
    )
    .orderBy(desc(rfq.createdAt), desc(rfq.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  const lines = await findLines(
    tx,
    page.map((row) => row.rfq.id),
  );
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return {
    quotes: page.map((row) => itemOf(row, lines.get(row.rfq.id) ?? [], { locale, turn: sideTurn(query) })),
    next: last ? timeCursor.write({ at: last.rfq.createdAt, id: last.rfq.id }) : null,
    counts: await countsOf(tx, mine, query),
  };
}

/** How many of a maker's requests wait for its answer. */
export const countWaitingForSeller = (tx: Tx, companyId: string): Promise<number> =>
  tx.$count(rfq, and(eq(rfq.sellerCompanyId, companyId), isNotNull(rfq.submittedAt), eq(rfq.turn, 'seller')));

type Row = Readonly<{
  rfq: typeof rfq.$inferSelect;
  maker: string;
  buyer: { name: string; city: string; country: string };
  groupKind: RfqGroupKind | null;
  salesperson: Salesperson | null;
}>;

function itemOf(
  { rfq: row, maker: makerName, buyer: who, groupKind, salesperson }: Row,
  lines: readonly RfqLine[],
  { locale, turn }: Readonly<{ locale: Locale; turn: Turn }>,
): QuoteListItem {
  const [first] = lines;
  const { id, number, state, stage, groupId, total, totalCurrency } = row;
  return {
    id,
    number,
    state,
    stage,
    groupId: turn === 'buyer' && groupKind === 'broadcast' ? groupId : null,
    turn: row.turn,
    isMyTurn: row.turn === turn,
    maker: { id: row.sellerCompanyId, name: makerName },
    buyer: { id: row.buyerCompanyId, ...who },
    salesperson: turn === 'seller' ? salesperson : null,
    lineCount: lines.length,
    firstLine: first ? requestedLineOf(first, locale).title : '',
    firstQuantity: first?.quantity ?? 0,
    unit: first?.unit ?? '',
    total: total !== null && totalCurrency !== null ? { amount: total, currency: totalCurrency } : null,
    version: row.versionNumber,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    replyBy: row.replyBy?.toISOString() ?? null,
    dueAt: row.dueAt?.toISOString() ?? null,
  };
}

async function countsOf(tx: Tx, mine: SQL, query: ListQuery): Promise<QuoteListAnswer['counts']> {
  const rows = await tx
    .select({ stage: rfq.stage, turn: rfq.turn, total: count() })
    .from(rfq)
    .where(mine)
    .groupBy(rfq.stage, rfq.turn);
  const sum = (of: typeof rows) => of.reduce((so, { total }) => so + total, 0);
  return {
    total: sum(rows),
    mine: sum(rows.filter(({ turn }) => turn === sideTurn(query))),
    stages: tableOf(quoteStages, (stage) => sum(rows.filter((row) => row.stage === stage))),
  };
}
