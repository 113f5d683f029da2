import * as z from 'zod/mini';
import { dayInput } from '../dates/day-input.ts';
import { ofId } from '../endpoints/ids.ts';
import { nameInput } from '../names/name-input.ts';
import { uploadName } from '../uploads/upload-name.ts';
import { documentFaults } from './document-rules.ts';
import { documentDecisions, documentStates } from './lifecycle.ts';
import { documentLimits } from './limits.ts';
import { requirementCodes } from './requirements.ts';

export const documentMediaTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
export type DocumentMediaType = (typeof documentMediaTypes)[number];

/** An empty text is none. */
const orNull = (text: z.ZodMiniString) =>
  z.nullable(
    z.pipe(
      text,
      z.transform((it) => it || null),
    ),
  );
const optionalText = (most: number) => orNull(z.string().check(z.trim(), z.maxLength(most)));
const facts = {
  number: optionalText(documentLimits.number),
  issuedOn: z.nullable(dayInput('document.issuedOn')),
  validUntil: z.nullable(dayInput('document.validUntil')),
  issuer: optionalText(documentLimits.issuer),
  verificationCode: optionalText(documentLimits.verificationCode),
};
/** What the company types about a document, or staff correct; `seen` is what stood there when they began. */
export const documentFactsInput = z.object({
  ...facts,
  issuer: orNull(nameInput('thing', { least: 0, most: documentLimits.issuer })),
  seen: z.object({ ...facts, issuedOn: z.nullable(z.string()), validUntil: z.nullable(z.string()) }),
});
export type DocumentFactsInput = z.input<typeof documentFactsInput>;

export const documentUploadQuery = z.object({ name: uploadName });
/** A requirement's code, or the id of one that staff added. */
export const ofRequirement = z.object({ requirement: z.string().check(z.maxLength(60)) });

const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(documentLimits.reason));
export const documentDecisionInput = z.object({
  decision: z.enum(documentDecisions),
  reason: z.nullish(z.string().check(z.trim(), z.maxLength(documentLimits.reason))),
});
export const waiverInput = z.object({ reason });
export const addedRequirementInput = z.object({
  words: z
    .string()
    .check(z.trim(), z.minLength(documentLimits.fewestWords), z.maxLength(documentLimits.words)),
  obligatory: z.boolean(),
});

export const documentAnswer = z.object({
  id: z.string(),
  state: z.enum(documentStates),
  /** Null where a requirement was waived, and for members who may not open it; then its facts are null too. */
  file: z.nullable(
    z.object({
      name: z.string(),
      mediaType: z.enum(documentMediaTypes),
      bytes: z.number(),
      sha256: z.string(),
      /** Whether the reader may open it now. */
      isReadable: z.boolean(),
      /** Whether a scanner found nothing; false in a market without one. */
      isScanned: z.boolean(),
    }),
  ),
  number: z.nullable(z.string()),
  issuedOn: z.nullable(z.string()),
  validUntil: z.nullable(z.string()),
  issuer: z.nullable(z.string()),
  verificationCode: z.nullable(z.string()),
  uploadedAt: z.string(),
  /** Why it was rejected or waived. */
  reason: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  /** Who of the market's staff decided. */
  decidedBy: z.nullable(z.string()),
  /** The last day on which it counts, once it is accepted. */
  countsUntil: z.nullable(z.string()),
  faults: z.array(z.enum(documentFaults)),
});
export type DocumentAnswer = z.infer<typeof documentAnswer>;

export const checklistPoint = z.object({
  /** A requirement's code, or the id of one that staff added. */
  requirement: z.string(),
  code: z.nullable(z.enum(requirementCodes)),
  /** In staff's words, where they added it for this company. */
  words: z.nullable(z.string()),
  obligatory: z.boolean(),
  recentMonths: z.nullable(z.number()),
  lapses: z.boolean(),
  openedBy: z.enum(['owners', 'members']),
  state: z.enum(documentStates),
  /** Whether an accepted document counts while a newer one waits. */
  isCovered: z.boolean(),
  /** The newest document; null where none was uploaded. */
  document: z.nullable(documentAnswer),
  /** The accepted one, where `document` is a newer one. */
  accepted: z.nullable(documentAnswer),
});
export type ChecklistPoint = z.infer<typeof checklistPoint>;

/** `GET /api/admin/companies/{id}/documents`. */
export const checklistAnswer = z.object({
  points: z.array(checklistPoint),
  /** Whether the reader may upload: owners of the company, in states that allow it. */
  mayUpload: z.boolean(),
  /** Whether this market scans uploads. */
  scans: z.boolean(),
  /** Since when this verified company lacks an obligatory document; null if it lacks none. */
  reVerificationDue: z.nullable(z.string()),
});
export type ChecklistAnswer = z.infer<typeof checklistAnswer>;

/** `GET /api/documents`. */
export const ownChecklistAnswer = z.extend(checklistAnswer, {
  /** When the company will be suspended unless its documents are complete; null if they are. */
  suspendsAt: z.nullable(z.string()),
});
export type OwnChecklistAnswer = z.infer<typeof ownChecklistAnswer>;

export const documentActions = [
  'uploaded',
  'opened',
  'accepted',
  'rejected',
  'waived',
  'expired',
  'corrected',
  'described',
  'scanned',
  'scanner-missed',
  'infected',
  'requirement-added',
  'erased',
] as const;
export type DocumentAction = (typeof documentActions)[number];

/** One entry of the trace, newest first: who did what with which document. */
export const documentTraceEntry = z.object({
  id: z.string(),
  at: z.string(),
  action: z.enum(documentActions),
  requirement: z.string(),
  documentId: z.nullable(z.string()),
  fileName: z.nullable(z.string()),
  /** Null for the market's own program. */
  by: z.nullable(z.object({ name: z.string(), isStaff: z.boolean() })),
  reason: z.nullable(z.string()),
  /** Changed facts, before and after. */
  changes: z.array(z.object({ fact: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) })),
});
export type DocumentTraceEntry = z.infer<typeof documentTraceEntry>;
export const documentTraceAnswer = z.object({ entries: z.array(documentTraceEntry) });
export type DocumentTraceAnswer = z.infer<typeof documentTraceAnswer>;

/** A company and a point of its checklist. */
export const ofCompanyRequirement = z.extend(ofId, ofRequirement.shape);
export const addedRequirementAnswer = z.object({ requirement: z.string() });
