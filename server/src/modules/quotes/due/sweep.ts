import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { NotificationEvent } from 'shared-kit/contract/notifications';
import { type PartySide, type QuoteTransition, quoteLimits } from 'shared-kit/contract/quotes';
import type { Database, Tx } from '../../../platform/db/index.ts';
import type { MailParts } from '../../accounts/index.ts';
import { moveByMarket } from '../lifecycle/change-quote.ts';
import { type LockedQuote, lockQuote } from '../lifecycle/locked-quote.ts';
import { tellSide } from '../lifecycle/notices.ts';
import { theMarket } from '../lifecycle/party.ts';
import { isDue } from '../lifecycle/take-transition.ts';
import { rfq } from '../schema.ts';

const day = 86_400_000;
const atOnce = 200;
/** Stages that end by themselves. */
const running = inArray(rfq.stage, ['requested', 'needs_info', 'quoted', 'negotiation']);
/** With those that wait for financing, which end by nobody's doing but a party's. */
const dated = or(running, eq(rfq.stage, 'accepted'));
const ends: readonly QuoteTransition[] = ['expire-request', 'expire-offer'];

/** Ends a quote's request or offer if it has expired by the database's clock. */
export async function expireIfDue(tx: Tx, rfqId: string, parts: MailParts): Promise<void> {
  const quote = await lockQuote(tx, rfqId);
  const due = ends.find((it) => isDue(quote, it));
  if (due) await moveByMarket(parts, tx, quote, due);
}

/** Expires all overdue quotes, or those that match `among`. */
export async function expireDue(db: Database, parts: MailParts, among?: SQL): Promise<number> {
  const rows = await db
    .select({ id: rfq.id })
    .from(rfq)
    .where(and(running, lte(rfq.dueAt, sql`clock_timestamp()`), among))
    .orderBy(asc(rfq.dueAt))
    .limit(atOnce);
  // One transaction each, so that one that fails or is being decided doesn't delay the others.
  for (const { id } of rows) {
    await db.transaction(async (tx) => {
      if (await isFree(tx, id)) await expireIfDue(tx, id, parts);
    });
  }
  return rows.length;
}

/** Locks the quote, unless somebody is deciding on it now: the sweep skips it instead of waiting. */
async function isFree(tx: Tx, rfqId: string): Promise<boolean> {
  const found = await tx
    .select({ id: rfq.id })
    .from(rfq)
    .where(eq(rfq.id, rfqId))
    .for('update', { skipLocked: true });
  return found.length > 0;
}

export const ofCompany = (companyId: string): SQL | undefined =>
  or(eq(rfq.buyerCompanyId, companyId), eq(rfq.sellerCompanyId, companyId));

export const ofGroup = (groupId: string): SQL => eq(rfq.groupId, groupId);

/** Reminds the side whose turn it is, once on each reminder day before something ends. */
export async function remindDue(db: Database, parts: MailParts): Promise<number> {
  const unreminded = quoteLimits.reminderDays.map((days) =>
    and(
      sql`${rfq.dueAt} <= clock_timestamp() + make_interval(days => ${days})`,
      or(isNull(rfq.remindedDays), gt(rfq.remindedDays, days)),
    ),
  );
  const rows = await db
    .select({ id: rfq.id })
    .from(rfq)
    .where(and(dated, sql`${rfq.dueAt} > clock_timestamp()`, or(...unreminded)))
    .orderBy(asc(rfq.dueAt))
    .limit(atOnce);
  let reminded = 0;
  for (const { id } of rows) {
    const isReminded = await db.transaction(
      async (tx) => (await isFree(tx, id)) && remind(tx, await lockQuote(tx, id), parts),
    );
    if (isReminded) reminded += 1;
  }
  return reminded;
}

const reminders: Partial<Record<typeof rfq.$inferSelect.state, NotificationEvent>> = {
  submitted: 'rfq-reply-due',
  needs_info: 'rfq-answer-due',
  quoted: 'quote-expires-soon',
};

async function remind(tx: Tx, quote: LockedQuote, parts: MailParts): Promise<boolean> {
  const { rfq: row, now } = quote;
  const told = row.stage === 'accepted' ? awaitingFinancing : reminderOf(row);
  if (!row.dueAt || !told) return false;
  const left = (row.dueAt.getTime() - now.getTime()) / day;
  const days = quoteLimits.reminderDays.filter((it) => left <= it).at(-1);
  if (left <= 0 || days === undefined || days >= (row.remindedDays ?? Number.POSITIVE_INFINITY)) return false;
  await tx.update(rfq).set({ remindedDays: days }).where(eq(rfq.id, row.id));
  const key = `${row.dueAt.toISOString()}:${days}`;
  for (const to of told.sides)
    await tellSide(parts, tx, quote, { event: told.event, to, by: theMarket, key });
  return true;
}

type Reminder = Readonly<{ event: NotificationEvent; sides: readonly PartySide[] }>;
const awaitingFinancing: Reminder = { event: 'quote-financing-due', sides: ['buyer', 'seller'] };

function reminderOf({ state, turn }: LockedQuote['rfq']): Reminder | null {
  const event = reminders[state];
  return event && turn !== 'nobody' ? { event, sides: [turn] } : null;
}
