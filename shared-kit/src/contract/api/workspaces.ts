import * as z from 'zod/mini';
import { rfqStates } from '../quotes/states.ts';
import { moneyAnswer } from './product-list.ts';

/** One of my company's RFQs, as the list of quotes shows it. */
export const quoteSummary = z.object({
  id: z.string(),
  number: z.string(),
  state: z.enum(rfqStates),
  maker: z.object({ id: z.string(), name: z.string() }),
  lineCount: z.number(),
  firstLine: z.string(),
  total: z.nullable(moneyAnswer),
  createdAt: z.string(),
  replyBy: z.nullable(z.string()),
});
export const quotesAnswer = z.object({ quotes: z.array(quoteSummary) });

export const productStatuses = ['draft', 'published', 'archived'] as const;

export const companyKinds = [
  'retailer',
  'textile-manufacturer',
  'machinery-manufacturer',
  'bank',
  'provider',
] as const;
export type CompanyKind = (typeof companyKinds)[number];

export const verificationStates = [
  'draft',
  'submitted',
  'in_review',
  'changes_requested',
  'approved',
  'rejected',
  'suspended',
  'closed',
] as const;
export type VerificationState = (typeof verificationStates)[number];
