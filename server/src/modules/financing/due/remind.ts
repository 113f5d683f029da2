import { and, eq, gt, inArray, lte, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { dayOf } from 'shared-kit/contract/dates';
import { quoteLimits } from 'shared-kit/contract/quotes';
import type { Database } from '../../../platform/db/index.ts';
import { defineSweep } from '../../../platform/jobs/index.ts';
import { type MailParts, marketMailParts } from '../../accounts/index.ts';
import { company } from '../../companies/index.ts';
import { tellBank, tellBuyer } from '../lifecycle/notices.ts';
import { bankOffer, bankQuote, financingRequest } from '../schema.ts';

const dayMs = 86_400_000;
const longestNotice = Math.max(...quoteLimits.reminderDays);

/** Reminds of deadlines. A notice is stored once for each reminder day, so asking again reminds nobody twice. */
export const remindOfFinancing = defineSweep({
  name: 'remind-of-financing',
  cron: '7 * * * *',
  limitSeconds: 300,
  run: async (context) => {
    const parts = marketMailParts(context);
    await remindBanks(context.db, parts, context.clock());
    await remindBuyers(context.db, parts, context.clock());
  },
});

/** The last of the reminder days that has come. */
function dayToRemind(end: Date, now: Date): number {
  const left = (end.getTime() - now.getTime()) / dayMs;
  return quoteLimits.reminderDays.filter((it) => left <= it).at(-1) ?? longestNotice;
}

const inDays = (now: Date, days: number) => new Date(now.getTime() + days * dayMs);

/** Reminds banks that haven't sent a binding offer of the deadline. */
export async function remindBanks(db: Database, parts: MailParts, now: Date): Promise<void> {
  const rows = await db
    .select({ it: bankQuote, request: financingRequest, buyer: company.brandName })
    .from(bankQuote)
    .innerJoin(financingRequest, eq(financingRequest.id, bankQuote.requestId))
    .innerJoin(company, eq(company.id, financingRequest.buyerCompanyId))
    .where(
      and(
        inArray(bankQuote.state, ['received', 'indicative']),
        gt(financingRequest.offersUntil, now),
        lte(financingRequest.offersUntil, inDays(now, longestNotice)),
      ),
    );
  for (const { it, request, buyer } of rows) {
    const day = dayOf(new Date(request.offersUntil.getTime() - 1));
    const news = {
      params: { company: buyer, day },
      except: null,
      key: `${day}:${dayToRemind(request.offersUntil, now)}`,
    };
    await db.transaction((tx) =>
      tellBank(parts, tx, { request, bankQuote: it }, { event: 'financing-offers-due', ...news }),
    );
  }
}

/** Reminds buyers of binding offers whose validity ends. */
export async function remindBuyers(db: Database, parts: MailParts, now: Date): Promise<void> {
  const newer = alias(bankOffer, 'newer');
  const validUntil = sql<string>`${bankOffer.terms} ->> 'validUntil'`;
  const isReplaced = db
    .select({ one: sql`1` })
    .from(newer)
    .where(
      and(
        eq(newer.bankQuoteId, bankOffer.bankQuoteId),
        eq(newer.kind, 'binding'),
        eq(newer.state, 'sent'),
        gt(newer.number, bankOffer.number),
      ),
    );
  const rows = await db
    .select({ request: financingRequest, day: validUntil })
    .from(bankOffer)
    .innerJoin(bankQuote, eq(bankQuote.id, bankOffer.bankQuoteId))
    .innerJoin(financingRequest, eq(financingRequest.id, bankQuote.requestId))
    .where(
      and(
        eq(bankQuote.state, 'binding'),
        eq(bankOffer.kind, 'binding'),
        eq(bankOffer.state, 'sent'),
        notExists(isReplaced),
        // Days in ISO's notation are ordered as texts.
        sql`${validUntil} between ${dayOf(now)} and ${dayOf(inDays(now, longestNotice - 1))}`,
      ),
    );
  for (const { request, day } of rows) {
    const end = inDays(new Date(`${day}T00:00:00Z`), 1);
    const news = { params: { day }, except: null, key: `${day}:${dayToRemind(end, now)}` };
    await db.transaction((tx) => tellBuyer(parts, tx, request, { event: 'financing-offers-end', ...news }));
  }
}
