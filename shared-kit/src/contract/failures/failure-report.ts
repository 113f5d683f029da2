import * as z from 'zod/mini';
import { isAreaId } from '../areas/area-contract.ts';
import { isPagePattern } from '../routes/page-pattern.ts';
import { mostFrames, ownScript } from './own-script.ts';

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

export const reportedCodes = [
  ...areaFailureCodes,
  'page.threw',
  'page.event-threw',
  'page.promise-rejected',
  'panel.threw',
  'shell.start-failed',
] as const;

/** A place in a built script. Line and column count from 1, as browsers write them. */
export const stackFrame = z.strictObject({
  script: z.string().check(z.maxLength(400), z.regex(ownScript)),
  line: z.int().check(z.positive(), z.maximum(10_000_000)),
  column: z.int().check(z.positive(), z.maximum(10_000_000)),
});
export type StackFrame = z.infer<typeof stackFrame>;

const frames = z.array(stackFrame).check(z.maxLength(mostFrames));

/** A failure that a page reports to the market. Nothing in it says anything of the visitor. */
export const failureReport = z.strictObject({
  code: z.enum(reportedCodes),
  /** Null: the shell's own. */
  area: z.nullable(z.string().check(z.refine(isAreaId))),
  /** The area's release; of the shell, the host's build. */
  version: z.nullable(z.string().check(z.regex(/^[0-9A-Za-z.-]{1,80}$/))),
  /** Pattern of the page's address; null if there is no such page. */
  page: z.nullable(z.string().check(z.maxLength(200), z.refine(isPagePattern))),
  /** Where it was thrown, and who called. */
  frames,
  /** The components around the one that threw, innermost first. */
  components: frames,
});
export type FailureReport = z.infer<typeof failureReport>;

/** A built frame, with the place in the source that it was built from, if its map is kept. */
export const tracedFrame = z.object({
  ...stackFrame.shape,
  source: z.nullable(z.object({ file: z.string(), line: z.int(), column: z.int() })),
});
export type TracedFrame = z.infer<typeof tracedFrame>;

/** A failure of an area as its team reads it. */
export const areaFailure = z.object({
  /** Equal for equal codes and frames. */
  hash: z.string(),
  code: z.enum(reportedCodes),
  version: z.string(),
  page: z.nullable(z.string()),
  count: z.int(),
  /** UTC days. */
  firstDay: z.string(),
  lastDay: z.string(),
  frames: z.array(tracedFrame),
  components: z.array(tracedFrame),
});
export type AreaFailureRecord = z.infer<typeof areaFailure>;
export const areaFailuresAnswer = z.object({ failures: z.array(areaFailure) });
