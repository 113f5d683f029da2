import * as z from 'zod/mini';
import { seenInput } from '../binding/seen.ts';
import { companyCheck } from '../checks/api.ts';
import { companyAddressAnswer } from '../companies/address.ts';
import { companyRisks } from '../companies/company-facts.ts';
import { companyKinds, verificationStates } from '../companies/company-kinds.ts';
import { statedFacts } from '../companies/stated-facts.ts';
import { checklistPoint } from '../documents/api.ts';
import { ownerAnswer } from '../owners/api.ts';
import { companyRoles } from '../session/session.ts';
import { bindingDecisions, freeDecisions, staffDecisions, suspensionReasons } from './lifecycle.ts';

/** Companies as staff look at them: those that sell, those that buy, and the others. */
export const companyGroups = {
  makers: ['textile-manufacturer', 'machinery-manufacturer'],
  buyers: ['retailer'],
  banks: ['bank'],
  providers: ['provider'],
} as const satisfies Readonly<Record<string, readonly (typeof companyKinds)[number][]>>;
export type CompanyGroup = keyof typeof companyGroups;

export const queuedCompany = z.object({
  id: z.string(),
  legalName: z.string(),
  brandName: z.string(),
  kind: z.enum(companyKinds),
  country: z.string(),
  city: z.string(),
  verification: z.enum(verificationStates),
  /** Since when it has been waiting: its documents incomplete in that part of the queue, else submitted or registered. */
  since: z.string(),
  /** Who of the staff works on it. */
  assignee: z.nullable(z.string()),
  /** A decision waits for another of the staff. */
  isProposed: z.boolean(),
});
export const verificationQueueAnswer = z.object({
  companies: z.array(queuedCompany),
  next: z.nullable(z.string()),
  /** By state, of all companies. */
  counts: z.record(z.enum(verificationStates), z.number()),
  /** Verified companies that lack an obligatory document. */
  incomplete: z.number(),
});
export type VerificationQueueAnswer = z.infer<typeof verificationQueueAnswer>;
export type QueuedCompany = z.infer<typeof queuedCompany>;

export const verificationLogEntry = z.object({
  id: z.string(),
  at: z.string(),
  /** The name of a user who still exists; else whatever was written down. */
  by: z.string(),
  /** Who proposed what this one confirmed; null if one was enough. */
  proposedBy: z.nullable(z.string()),
  /** One alone took a decision that takes two, since the operator allows that. */
  isAlone: z.boolean(),
  from: z.enum(verificationStates),
  to: z.enum(verificationStates),
  reason: z.nullable(z.string()),
  /** The suspension that it began or ended. */
  suspension: z.nullable(z.enum(suspensionReasons)),
});

export const companyFile = z.extend(statedFacts, {
  id: z.string(),
  /** Changes with every decision and with every change of what is verified; a decision names the one it saw. */
  version: z.string(),
  kind: z.enum(companyKinds),
  country: z.string(),
  verification: z.enum(verificationStates),
  registeredAt: z.string(),
  submittedAt: z.nullable(z.string()),
  registeredAddress: z.nullable(companyAddressAnswer),
  people: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      role: z.enum(companyRoles),
      isProved: z.boolean(),
    }),
  ),
  checks: z.array(companyCheck),
  /** Its beneficial owners as it declared them; empty before it did. */
  owners: z.array(ownerAnswer),
  risk: z.enum(companyRisks),
  /** Why it is suspended now, oldest first; empty unless it is. */
  suspensions: z.array(
    z.object({ reason: z.enum(suspensionReasons), words: z.string(), by: z.string(), since: z.string() }),
  ),
  /** Whether a name of it is like one on a sanctions list and not cleared yet, so that it can't be approved. */
  isHeld: z.boolean(),
  /** Decisions that another of the staff has to confirm. */
  needsTwo: z.array(z.enum(staffDecisions)),
  /** A decision that waits for another of the staff. */
  proposal: z.nullable(
    z.object({
      decision: z.enum(staffDecisions),
      suspension: z.nullable(z.enum(suspensionReasons)),
      reason: z.nullable(z.string()),
      by: z.string(),
      isMine: z.boolean(),
      at: z.string(),
    }),
  ),
  /** Who of the staff works on it. */
  assignee: z.nullable(z.object({ name: z.string(), isMe: z.boolean() })),
  /** The staff's own, oldest first; the company never sees them. */
  notes: z.array(z.object({ id: z.string(), at: z.string(), by: z.string(), text: z.string() })),
  /** Its checklist; `openPoints` of it keep the company from being approved. */
  documents: z.array(checklistPoint),
  log: z.array(verificationLogEntry),
});
export type CompanyFile = z.infer<typeof companyFile>;

/** As many as a mail and a page can show without being one long paragraph. */
export const reasonMaxLength = 2000;

/** Whether the decision was made, or waits for another of the staff. */
export const decisionAnswer = z.object({ outcome: z.enum(['decided', 'proposed']) });
export type DecisionAnswer = z.infer<typeof decisionAnswer>;

export const riskInput = z.object({ risk: z.enum(companyRisks) });
export const assignmentInput = z.object({ isMine: z.boolean() });
export const companyNoteInput = z.object({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(reasonMaxLength)),
});

export const appealInput = z.object({
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(reasonMaxLength)),
});

const reason = z.nullish(z.string().check(z.trim(), z.maxLength(reasonMaxLength)));
/** `POST /api/admin/verification/{id}`: a step on the way to a decision. */
export const decisionInput = z.object({
  decision: z.enum(freeDecisions),
  version: z.string().check(z.maxLength(100)),
  reason,
});
/** `POST /api/admin/verification/{id}/decision` */
export const bindingDecisionInput = z.extend(seenInput, {
  decision: z.enum(bindingDecisions),
  reason,
  /** Which suspension begins or ends; the other decisions have none. */
  suspension: z.nullish(z.enum(suspensionReasons)),
});
