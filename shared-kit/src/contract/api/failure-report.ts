import * as z from 'zod/mini';
import { areaIds } from '../area-contract.ts';

/** The ways in which an area can fail, as stable codes for support. */
export const areaFailureCodes = [
  'area.chunk-missing',
  'area.style-missing',
  'area.entry-missing',
  'area.entry-broken',
  'area.tampered',
  'area.stalled',
  'area.unreachable',
  'area.malformed',
  'area.page-missing',
  'area.shared-module-missing',
  'area.unknown',
  'area.contract-unsupported',
  'area.threw',
] as const;

export const reportedCodes = [...areaFailureCodes, 'page.threw', 'shell.start-failed'] as const;

/** A failure that a page reports to the market's log. Nothing in it is personal. */
export const failureReport = z.object({
  code: z.enum(reportedCodes),
  /** Null: the shell's own. */
  area: z.nullable(z.enum(areaIds)),
  version: z.nullable(z.string().check(z.regex(/^[0-9A-Za-z.-]{1,80}$/))),
  /** Without query and without tokens. */
  path: z.string().check(z.maxLength(300), z.regex(/^\/[^\p{Cc}\p{Z}?#]*$/u)),
});
export type FailureReport = z.infer<typeof failureReport>;
