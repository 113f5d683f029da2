import * as z from 'zod/mini';
import { moneyAnswer } from '../catalogue/product-list.ts';
import { dayInput } from '../dates/day-input.ts';
import { quoteId } from './quote-inputs.ts';
import { salesperson } from './salesperson.ts';
import { outcomeReasons, quoteResults, quoteStages, quoteTurns, rfqStates } from './states.ts';

export const quoteDeadlines = ['today', 'week', 'passed'] as const;
/** How far banks came with a quote that a buyer asked them to finance. */
export const quoteFinancings = ['asked', 'offers', 'agreed'] as const;
export const quoteListSides = ['buying', 'selling', 'all'] as const;

/** `GET /api/quotes`. Buying is the default; `all` is what open cases let the market's staff read, and empty for everybody else. */
export const quoteListQuery = z.object({
  side: z._default(z.enum(quoteListSides), 'buying'),
  /** One or several stages, with commas. */
  stage: z.optional(z.string()),
  turn: z.optional(z.enum(['mine', 'theirs', 'nobody'])),
  /** Due until the end of today, or of seven days from now, or overdue. */
  due: z.optional(z.enum(quoteDeadlines)),
  /** For buyers alone: makers don't learn whom a buyer asked. */
  financing: z.optional(z.enum(quoteFinancings)),
  /** Whom a quote of my company's is looked after by; a user's id, for makers alone. */
  salesperson: z.optional(z.union([z.enum(['me', 'nobody']), quoteId])),
  /** Why a quote was won or lost, as my company's people said; for makers alone. */
  result: z.optional(z.enum(quoteResults)),
  reason: z.optional(z.enum(outcomeReasons)),
  /** With one of these two: only what ended on this day or later. */
  since: z.optional(dayInput('quotes.since')),
  /** Number, company, or words of a line. */
  q: z.optional(z.string().check(z.maxLength(200))),
  cursor: z.optional(z.string()),
  locale: z.optional(z.string()),
});

export const quoteListItem = z.object({
  id: z.string(),
  number: z.string(),
  state: z.enum(rfqStates),
  stage: z.enum(quoteStages),
  turn: z.enum(quoteTurns),
  /** Whether the turn is my company's. */
  isMyTurn: z.boolean(),
  /** The broadcast that it is one bid of, for its buyer. */
  groupId: z.nullable(z.string()),
  maker: z.object({ id: z.string(), name: z.string() }),
  buyer: z.object({ id: z.string(), name: z.string(), city: z.string(), country: z.string() }),
  /** Told to the maker's company alone. */
  salesperson: z.nullable(salesperson),
  lineCount: z.number(),
  firstLine: z.string(),
  firstQuantity: z.number(),
  unit: z.string(),
  /** The newest version's; before the first, what the price list says; null: on request. */
  total: z.nullable(moneyAnswer),
  /** 0 before the first. */
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  replyBy: z.nullable(z.string()),
  /** When something ends if nobody acts: the time for a reply, or the offer. */
  dueAt: z.nullable(z.string()),
});
export type QuoteListItem = z.infer<typeof quoteListItem>;

export const quoteListAnswer = z.object({
  quotes: z.array(quoteListItem),
  next: z.nullable(z.string()),
  /** Of everything on that side, whatever is filtered. */
  counts: z.object({
    total: z.number(),
    mine: z.number(),
    stages: z.record(z.enum(quoteStages), z.number()),
  }),
});
export type QuoteListAnswer = z.infer<typeof quoteListAnswer>;
