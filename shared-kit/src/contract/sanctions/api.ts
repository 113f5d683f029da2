import * as z from 'zod/mini';
import { seen, seenInput } from '../binding/seen.ts';
import { id } from '../endpoints/ids.ts';
import {
  bindingHitDecisions,
  freeHitDecisions,
  sanctionsDecisions,
  sanctionsHitStates,
  sanctionsSources,
} from './lifecycle.ts';

export const sanctionsReasonMaxLength = 1000;
export const sanctionsSubjects = ['company', 'owner', 'signatory'] as const;

export const screenedList = z.object({
  source: z.enum(sanctionsSources),
  /** The day of the list, not of its loading. */
  date: z.string(),
  /** SHA-256 of the loaded files. */
  sha256: z.string(),
});
export type ScreenedList = z.infer<typeof screenedList>;

const hit = z.object({
  id: z.string(),
  state: z.enum(sanctionsHitStates),
  subject: z.enum(sanctionsSubjects),
  /** The name of the company or person that was looked up. */
  name: z.string(),
  list: screenedList,
  /** The entry's identifier in its list. */
  entry: z.string(),
  entryName: z.string(),
  /** The entry's name or alias that is like `name`. */
  matchedName: z.string(),
  /** From 0 to 1, the same. */
  score: z.number(),
  foundAt: z.string(),
  /** Whether the reader proposed the match, so that they may not confirm it. */
  isMine: z.boolean(),
  decisions: z.array(
    z.object({ decision: z.enum(sanctionsDecisions), reason: z.string(), by: z.string(), at: z.string() }),
  ),
  /** What a second person decides on. */
  atStake: seen,
});
export type SanctionsHit = z.infer<typeof hit>;

const screening = z.object({ at: z.string(), lists: z.array(screenedList) });
export type SanctionsScreening = z.infer<typeof screening>;

/** `GET /api/admin/companies/{id}/sanctions` */
export const sanctionsAnswer = z.object({
  /** When the company was screened and against which lists, the newest first; empty without any list. */
  screenings: z.array(screening),
  hits: z.array(hit),
});
export type SanctionsAnswer = z.infer<typeof sanctionsAnswer>;

const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(sanctionsReasonMaxLength));
/** `POST /api/admin/sanctions-hits/{id}` */
export const hitDecisionInput = z.object({ decision: z.enum(freeHitDecisions), reason });
/** A company and a hit of it. */
export const ofHit = z.object({ id, hit: id });
/** `POST /api/admin/companies/{id}/sanctions/{hit}/confirmation` */
export const hitConfirmationInput = z.extend(seenInput, { decision: z.enum(bindingHitDecisions), reason });
