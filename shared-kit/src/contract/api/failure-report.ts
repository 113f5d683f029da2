import * as z from 'zod/mini';
import { areaIds } from '../area-contract.ts';

/** What can go wrong with an area, as stable codes that support can be told. */
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

/** What a page tells the market's log of a failure. Nothing in it is about a person. */
export const failureReport = z.object({
  code: z.enum(reportedCodes),
  /** Null: the shell's own. */
  area: z.nullable(z.enum(areaIds)),
  version: z.nullable(z.string().check(z.regex(/^[0-9A-Za-z.-]{1,80}$/))),
  /** Without query and without tokens. */
  path: z.string().check(z.maxLength(300), z.regex(/^\/[^\p{Cc}\p{Z}?#]*$/u)),
});
export type FailureReport = z.infer<typeof failureReport>;
