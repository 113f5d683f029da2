import * as z from 'zod/mini';
import { auditActions, auditFields } from './actions.ts';

/** Both null where only the fact of the change is kept. */
const auditChange = z.object({
  field: z.enum(auditFields),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
});
export type AuditChange = z.infer<typeof auditChange>;

/** `operator`: a command on the market's machine, or a release token. `market`: its own program. */
export const auditActorKinds = ['member', 'staff', 'operator', 'market'] as const;

export const auditEntry = z.object({
  id: z.string(),
  at: z.string(),
  action: z.enum(auditActions),
  company: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** The name is null for a deleted account, and for staff where a company reads. */
  by: z.object({ kind: z.enum(auditActorKinds), name: z.nullable(z.string()) }),
  /** The person, document, product or area that it is about. */
  subject: z.nullable(z.string()),
  changes: z.array(auditChange),
  reason: z.nullable(z.string()),
  /** The session in which it was done; null outside of one. */
  session: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** Newest first. */
export const auditAnswer = z.object({ entries: z.array(auditEntry), next: z.nullable(z.string()) });
export type AuditAnswer = z.infer<typeof auditAnswer>;
