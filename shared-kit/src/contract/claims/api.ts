import * as z from 'zod/mini';
import { seenInput } from '../binding/seen.ts';
import { companyCountry, line } from '../companies/address.ts';
import { pageLimit } from '../endpoints/usual-schemas.ts';
import { companyRoles } from '../session/session.ts';
import { claimStates } from './lifecycle.ts';

export const claimWordsLength = { most: 500 };
export const claimReasonLength = { least: 10, most: 1000 };

/** The claimant's words to the owners and the staff. */
export const claimWords = z.string().check(z.trim(), z.maxLength(claimWordsLength.most));

/** Input of `POST /api/profile/claim`: the number of the company that I belong to. */
export const claimInput = z.object({
  country: companyCountry,
  /** As typed: the country decides what a number looks like. */
  taxNumber: line(1, 40),
  words: claimWords,
});
export type ClaimInput = z.infer<typeof claimInput>;

/** My newest claim. It names nothing of the company but the number that the claimant typed. */
export const ownClaimAnswer = z.object({
  claim: z.nullable(
    z.object({
      id: z.string(),
      state: z.enum(claimStates),
      country: z.string(),
      taxNumber: z.string(),
      askedAt: z.string(),
      /** The staff's words on their decision. */
      reason: z.nullable(z.string()),
    }),
  ),
});
export type OwnClaimAnswer = z.infer<typeof ownClaimAnswer>;

const claimant = {
  id: z.string(),
  state: z.enum(claimStates),
  name: z.string(),
  email: z.string(),
  words: z.string(),
  openedAt: z.string(),
};

/** The claims on my company that staff have not decided. */
export const companyClaimsAnswer = z.object({ claims: z.array(z.object(claimant)) });
export type CompanyClaimsAnswer = z.infer<typeof companyClaimsAnswer>;

export const claimOpinionInput = z.object({ opinion: z.enum(['agree', 'object']) });
export type ClaimOpinionInput = z.infer<typeof claimOpinionInput>;

const staffClaim = z.object({
  ...claimant,
  company: z.object({ id: z.string(), name: z.string(), country: z.string(), taxNumber: z.string() }),
  /** Which of the owners answered; null if none did. */
  answeredBy: z.nullable(z.string()),
  /** From when it may be granted without an owner's word. */
  answerDue: z.string(),
  mayGrant: z.boolean(),
  /** Of the claim as it stands, with what is proposed; a decision names the one it saw. */
  version: z.string(),
  /** Whether making the claimant an owner takes two of the staff here. */
  needsTwo: z.boolean(),
  /** Who of the staff proposed to make the claimant an owner, and with which reason. */
  proposal: z.nullable(
    z.object({ by: z.nullable(z.string()), at: z.string(), reason: z.string(), isMine: z.boolean() }),
  ),
  reason: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
});
export const staffClaimsAnswer = z.object({ claims: z.array(staffClaim), next: z.nullable(z.string()) });
export type StaffClaimsAnswer = z.infer<typeof staffClaimsAnswer>;
export type StaffClaim = StaffClaimsAnswer['claims'][number];

const reason = z
  .string()
  .check(z.trim(), z.minLength(claimReasonLength.least), z.maxLength(claimReasonLength.most));

export const claimDecisionInput = z.discriminatedUnion('decision', [
  z.extend(seenInput, { decision: z.literal('grant'), role: z.enum(companyRoles), reason }),
  z.extend(seenInput, { decision: z.literal('refuse'), reason }),
]);
export type ClaimDecisionInput = z.infer<typeof claimDecisionInput>;

/** `proposed`: another of the staff has to confirm it. */
export const claimDecisionAnswer = z.object({ outcome: z.enum(['decided', 'proposed']) });
export type ClaimDecisionAnswer = z.infer<typeof claimDecisionAnswer>;

/** The query of `GET /api/admin/claims`. */
export const staffClaimsQuery = z.object({
  list: z._default(z.enum(['open', 'decided']), 'open'),
  cursor: z.optional(z.string()),
  limit: pageLimit(30),
});
