import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import {
  type BankOfficer,
  type BankQueueFigures,
  type BankQueueFilter,
  type BankQueueGroup,
  type BankQuotesAnswer,
  type BankVisibleState,
  bankQueueGroupOf,
  bankQuoteStates,
  isOpenBankQuote,
  isSignedBankQuote,
  mayReadShared,
  visibleToBank,
} from 'shared-kit/contract/financing';
import { type Locale, locales } from 'shared-kit/contract/languages';
import type { Tx } from '../../../platform/db/index.ts';
import type { LocalText } from '../../../platform/local-text.ts';
import { userAccount } from '../../accounts/index.ts';
import { patternOf, typedWords } from '../../catalogue/index.ts';
import { company } from '../../companies/index.ts';
import { keptIn } from '../../quotes/index.ts';
import { latestRates } from '../../rates/index.ts';
import { bankQuote, financingRequest } from '../schema.ts';
import { isBeyond, orderOf, writeCursor } from './queue-order.ts';

type Reader = Readonly<{
  bankCompanyId: string;
  /** Its standing lets it read only what it signed. */
  onlySigned: boolean;
  userId: string;
  now: Date;
}>;
type Page = BankQueueFilter & Readonly<{ cursor?: string | undefined; limit: number }>;

/** The stored states that a bank sees as one of these. Nothing here may tell two such states apart. */
const isSeenAs = (isMeant: (state: BankVisibleState) => boolean): SQL =>
  inArray(
    bankQuote.state,
    bankQuoteStates.filter((state) => isMeant(visibleToBank(state))),
  );
export const isIn = (group: BankQueueGroup): SQL => isSeenAs((state) => bankQueueGroupOf[state] === group);
const isClosedByBuyer = isSeenAs((state) => state === 'closed_by_buyer');

/** What is financed, as it was written and in each language, if the bank may read it. */
const subjects = [
  financingRequest.subject,
  ...locales.map((locale) => sql`${financingRequest.subjectTitles} ->> ${locale}::text`),
].map((text) => sql`case when ${isSeenAs(mayReadShared)} then ${text} end`);

/** One page of what buyers shared with a bank. */
export async function readQueue(
  tx: Tx,
  { sort, cursor, limit, locale, ...filter }: Page,
  reader: Reader,
): Promise<Pick<BankQuotesAnswer, 'quotes' | 'next'>> {
  const rates = await latestRates(tx);
  const after = cursor === undefined ? undefined : isBeyond(sort, cursor, rates);
  const rows = await tx
    .select(columns)
    .from(bankQuote)
    .innerJoin(financingRequest, eq(financingRequest.id, bankQuote.requestId))
    .innerJoin(company, eq(company.id, financingRequest.buyerCompanyId))
    .leftJoin(userAccount, eq(userAccount.id, bankQuote.assigneeId))
    .where(and(isOwn(reader), isChosen(filter, reader), after))
    .orderBy(orderOf(sort, rates))
    .limit(limit + 1);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    quotes: rows.slice(0, limit).map((row) => summaryOf(row, { locale, now: reader.now })),
    next: last ? writeCursor(sort, last) : null,
  };
}

/** Every read of the queue goes through it: no bank sees what was shared with another. */
const isOwn = ({ bankCompanyId, onlySigned }: Reader): SQL | undefined =>
  and(
    eq(bankQuote.bankCompanyId, bankCompanyId),
    onlySigned ? inArray(bankQuote.state, bankQuoteStates.filter(isSignedBankQuote)) : undefined,
  );

const columns = {
  id: bankQuote.id,
  number: financingRequest.number,
  state: bankQuote.state,
  buyer: { name: company.legalName, country: company.country },
  subject: financingRequest.subject,
  titles: financingRequest.subjectTitles,
  amount: bankQuote.amount,
  currency: bankQuote.currency,
  termMonths: financingRequest.termMonths,
  sharedAt: bankQuote.sharedAt,
  updatedAt: bankQuote.updatedAt,
  declineCode: bankQuote.declineCode,
  assignee: { id: userAccount.id, name: userAccount.name },
  offersUntil: financingRequest.offersUntil,
};

type Row = Readonly<
  Pick<
    typeof bankQuote.$inferSelect,
    'id' | 'state' | 'amount' | 'currency' | 'sharedAt' | 'updatedAt' | 'declineCode'
  > &
    Pick<typeof financingRequest.$inferSelect, 'number' | 'termMonths' | 'offersUntil'> & {
      buyer: { name: string; country: string };
      subject: string | null;
      titles: LocalText | null;
      assignee: BankOfficer | null;
    }
>;

function summaryOf(
  { currency, updatedAt, subject, titles, ...row }: Row,
  { locale, now }: Readonly<{ locale: Locale; now: Date }>,
): BankQuotesAnswer['quotes'][number] {
  const isAhead = row.offersUntil > now;
  const state = visibleToBank(row.state);
  return {
    ...row,
    state,
    subject: mayReadShared(state) && subject ? keptIn(titles ?? undefined, subject, locale) : null,
    amount: { amount: row.amount, currency },
    sharedAt: row.sharedAt.toISOString(),
    waitingSince: isOpenBankQuote(row.state) ? updatedAt.toISOString() : null,
    offersUntil: row.offersUntil.toISOString(),
    deadline: !isAhead ? 'passed' : row.offersUntil <= endOfDay(now) ? 'today' : 'ahead',
  };
}

function isChosen(
  { part, currency, q, assignee, declined }: Omit<BankQueueFilter, 'sort' | 'locale'>,
  { now, userId }: Reader,
): SQL | undefined {
  const inPart = part === 'due' ? isDue(now) : part && isIn(part);
  const isOfCurrency = currency && eq(bankQuote.currency, currency);
  const isDeclined = declined && eq(bankQuote.declineCode, declined);
  return and(inPart, isOfCurrency, isDeclined, isAssigned(assignee, userId), hasWords(q ?? ''));
}

function isAssigned(assignee: BankQueueFilter['assignee'], me: string): SQL | undefined {
  if (assignee === undefined) return undefined;
  if (assignee === 'nobody') return isNull(bankQuote.assigneeId);
  return eq(bankQuote.assigneeId, assignee === 'me' ? me : assignee);
}

const isDue = (now: Date): SQL | undefined =>
  and(isIn('open'), gt(financingRequest.offersUntil, now), lte(financingRequest.offersUntil, endOfDay(now)));

/** Deadlines run through the end of a day in UTC. */
const endOfDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));

/** Every word occurs in the number, in a name of the buyer or in what is financed, if the bank may read that. */
function hasWords(search: string): SQL | undefined {
  const texts = [financingRequest.number, company.legalName, company.brandName, ...subjects];
  const patterns = typedWords(search).map(patternOf).filter(Boolean);
  return and(...patterns.map((pattern) => or(...texts.map((text) => sql`${text} ~* ${pattern}`))));
}

/** What a bank's queue comes to, by the states that the bank sees. */
export async function readQueueFigures(tx: Tx, reader: Reader): Promise<BankQueueFigures> {
  const counted = (condition: SQL | undefined) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const rows = await tx
    .select({
      currency: bankQuote.currency,
      total: sql<number>`count(*)`.mapWith(Number),
      open: counted(isIn('open')),
      due: counted(isDue(reader.now)),
      offered: counted(isIn('offered')),
      won: counted(isIn('won')),
      closedByBuyer: counted(isClosedByBuyer),
      openVolume: sql<string | null>`sum(${bankQuote.amount}) filter (where ${isIn('open')})`,
    })
    .from(bankQuote)
    .innerJoin(financingRequest, eq(financingRequest.id, bankQuote.requestId))
    .where(isOwn(reader))
    .groupBy(bankQuote.currency)
    .orderBy(bankQuote.currency);
  const declined = await readDeclined(tx, reader);
  const sumOf = (figure: Exclude<keyof BankQueueFigures, 'openVolume' | 'declined'>) =>
    rows.reduce((sum, row) => sum + row[figure], 0);
  return {
    total: sumOf('total'),
    open: sumOf('open'),
    due: sumOf('due'),
    offered: sumOf('offered'),
    won: sumOf('won'),
    closedByBuyer: sumOf('closedByBuyer'),
    openVolume: rows.flatMap(({ currency, openVolume }) =>
      openVolume === null ? [] : [{ amount: openVolume, currency }],
    ),
    declined,
  };
}

/** How often the bank declined for each reason, the most frequent first. */
async function readDeclined(tx: Tx, reader: Reader): Promise<BankQueueFigures['declined']> {
  const count = sql<number>`count(*)`.mapWith(Number);
  const rows = await tx
    .select({ code: bankQuote.declineCode, count })
    .from(bankQuote)
    .where(and(isOwn(reader), isNotNull(bankQuote.declineCode)))
    .groupBy(bankQuote.declineCode)
    .orderBy(desc(count), bankQuote.declineCode);
  return rows.flatMap(({ code, count: times }) => (code ? [{ code, count: times }] : []));
}
