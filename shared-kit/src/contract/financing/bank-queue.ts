import * as z from 'zod/mini';
import { moneyAnswer } from '../catalogue/product-list.ts';
import { pageLimit } from '../endpoints/usual-schemas.ts';
import { defaultLocale, locales } from '../languages/locale.ts';
import { currencies } from '../money/currency.ts';
import { bankOfficer } from './bank-policy.ts';
import { declineReasons } from './decline-reasons.ts';
import { type BankVisibleState, bankVisibleStates } from './states.ts';

export type BankQueueGroup = 'open' | 'offered' | 'won' | 'closed';

/** The part of a bank's queue in which a request stands. `open` awaits an offer of the bank. */
export const bankQueueGroupOf = {
  received: 'open',
  info_requested: 'open',
  indicative: 'offered',
  binding: 'offered',
  accepted: 'won',
  contract_signed: 'won',
  closed: 'won',
  issued: 'won',
  presented: 'won',
  honoured: 'won',
  refused: 'closed',
  closed_by_buyer: 'closed',
  declined_by_bank: 'closed',
  withdrawn: 'closed',
  expired: 'closed',
  failed: 'closed',
  cancelled: 'closed',
  terminated: 'closed',
} as const satisfies Readonly<Record<BankVisibleState, BankQueueGroup>>;

/** What a bank may choose: a group, or what is open and takes offers for the last day. */
export const bankQueueParts = ['open', 'due', 'offered', 'won', 'closed'] as const;
/** Newest first; the earliest deadline; the largest amount at the latest rates; what has waited longest. */
export const bankQueueSorts = ['newest', 'deadline', 'amount', 'waiting'] as const;
export const longestBankSearch = 100;

/** `GET /api/bank/quotes.csv`. */
export const bankQueueFilter = z.object({
  part: z.optional(z.enum(bankQueueParts)),
  currency: z.optional(z.enum(currencies)),
  /** Words of the number, of the buyer's names or of what is financed. */
  q: z.optional(z.string().check(z.maxLength(longestBankSearch))),
  /** An officer's id, `me` or `nobody`. */
  assignee: z.optional(z.union([z.enum(['me', 'nobody']), z.uuid()])),
  /** The reason for which the bank declined. */
  declined: z.optional(z.enum(declineReasons)),
  sort: z._default(z.enum(bankQueueSorts), 'newest'),
  /** Of what is financed. */
  locale: z._default(z.enum(locales), defaultLocale),
});
export type BankQueueFilter = z.infer<typeof bankQueueFilter>;

/** `GET /api/bank/quotes`. */
export const bankQueueQuery = z.extend(bankQueueFilter, {
  cursor: z.optional(z.string()),
  limit: pageLimit(50),
});

/** A financing request that a buyer shared with my bank. Other banks' part in it is not told. */
const bankQuoteSummary = z.object({
  id: z.string(),
  number: z.string(),
  state: z.enum(bankVisibleStates),
  buyer: z.object({ name: z.string(), country: z.string() }),
  /** Null once the buyer ended it: what was shared may not be read any more. */
  subject: z.nullable(z.string()),
  amount: moneyAnswer,
  termMonths: z.number(),
  sharedAt: z.string(),
  /** Since when it waits for the bank or the buyer; null once it is decided. */
  waitingSince: z.nullable(z.string()),
  assignee: z.nullable(bankOfficer),
  /** The first instant at which no offer is taken any more. */
  offersUntil: z.string(),
  /** `today`: the last day, in UTC, on which offers are taken. */
  deadline: z.enum(['ahead', 'today', 'passed']),
  /** Why my bank declined; null otherwise. */
  declineCode: z.nullable(z.enum(declineReasons)),
});

/** Counts of everything that was shared with a bank, whatever is filtered. */
const bankQueueFigures = z.object({
  total: z.number(),
  open: z.number(),
  /** Of the open ones, those that take offers for the last day. */
  due: z.number(),
  offered: z.number(),
  won: z.number(),
  closedByBuyer: z.number(),
  /** Sums of what is open, one for each currency that occurs. */
  openVolume: z.array(moneyAnswer),
  /** What my bank declined, the most frequent reason first. */
  declined: z.array(z.object({ code: z.enum(declineReasons), count: z.number() })),
});
export type BankQueueFigures = z.infer<typeof bankQueueFigures>;

export const bankQuotesAnswer = z.object({
  quotes: z.array(bankQuoteSummary),
  next: z.nullable(z.string()),
  /** The bank's standing lets it read only what it signed. */
  onlySigned: z.boolean(),
  figures: bankQueueFigures,
  /** Everybody of my bank, to filter by. */
  officers: z.array(bankOfficer),
});
export type BankQuotesAnswer = z.infer<typeof bankQuotesAnswer>;
