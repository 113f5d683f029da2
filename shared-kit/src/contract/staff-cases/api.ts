import * as z from 'zod/mini';
import { isUuid } from '../endpoints/identifier.ts';

export const caseHours = 24;
export const caseReasonLength = { least: 10, most: 500 } as const;

const trimmed = (least: number, most: number) =>
  z.string().check(z.trim(), z.minLength(least), z.maxLength(most));

/** `POST /api/admin/cases`: about a company, or about one quote by its number or id. */
export const caseInput = z
  .object({
    companyId: z.nullable(z.string().check(z.refine(isUuid))),
    quote: z.nullable(trimmed(1, 100)),
    reason: trimmed(caseReasonLength.least, caseReasonLength.most),
  })
  .check(z.refine(({ companyId, quote }) => (companyId === null) !== (quote === null)));
export type CaseInput = z.infer<typeof caseInput>;

/** Why somebody of the market's staff may read quotes, from when to when. It is never changed. */
export const staffCase = z.object({
  id: z.string(),
  /** The member of staff. */
  staff: z.string(),
  reason: z.string(),
  openedAt: z.string(),
  endsAt: z.string(),
  company: z.nullable(z.object({ id: z.string(), name: z.string() })),
  quote: z.nullable(z.object({ id: z.string(), number: z.string() })),
});
export type StaffCase = z.infer<typeof staffCase>;

export const staffCasesAnswer = z.object({
  /** Newest first. */
  cases: z.array(z.extend(staffCase, { isMine: z.boolean(), isOpen: z.boolean() })),
  next: z.nullable(z.string()),
});
export type StaffCasesAnswer = z.infer<typeof staffCasesAnswer>;

/** `GET /api/company/staff-cases`: those that concern my company. */
export const companyCasesAnswer = z.object({ cases: z.array(staffCase) });

/** A member of staff was let see a quote; both companies are told. */
export const staffLook = z.object({ staff: z.string(), reason: z.string(), at: z.string() });
export type StaffLook = z.infer<typeof staffLook>;
