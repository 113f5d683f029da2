import type { areaFailureCodes } from 'shared-kit/contract';

/** Why an area failed: a stable code for support. */
export type FailureCode = (typeof areaFailureCodes)[number];

/** Codes of federation's runtime. What isn't listed is a fault of our own code: 009 and 010. */
const byCode: readonly [FailureCode, string][] = [
  ['area.entry-missing', '008'],
  ['area.entry-broken', '001 002 015'],
  ['area.page-missing', '014'],
  ['area.shared-module-missing', '005 006 012'],
  ['area.unknown', '004'],
  ['area.unreachable', '003 007'],
  ['area.malformed', '011 013'],
];

/** The bundler's failures have no code, so name or text decides. They come first: a code may only wrap them. */
const signs: readonly [FailureCode, RegExp][] = [
  ['area.style-missing', /^ChunkLoadError:.*css chunk/is],
  ['area.chunk-missing', /^ChunkLoadError:/],
  ['area.entry-broken', /ScriptExecutionError/],
  ['area.entry-missing', /ScriptNetworkError/],
  ['area.page-missing', /does not exist in container/],
  ['area.shared-module-missing', /Unsatisfied version/],
];

const fromContainer = new WeakSet<object>();

/** Remembers what federation's hook tells: this error came while the container was asked for the area's module. */
export function noteContainerFailure(error: unknown): void {
  if (error instanceof Error && error.name === 'Error') fromContainer.add(error);
}

export function classifyFailure(error: unknown): FailureCode {
  const { name, message = error } = (error ?? {}) as { name?: unknown; message?: unknown };
  const told = `${name}: ${message}`;
  const sign = signs.find(([, text]) => text.test(told));
  if (sign) return sign[0];
  // The runtime writes its codes into the text and sets no property. The last one is that of the cause.
  const [, code = '?'] = /^.*#RUNTIME-(\d{3})/s.exec(told) ?? [];
  const known = byCode.find(([, codes]) => codes.includes(code));
  if (known) return known[0];
  return fromContainer.has(error as object) ? 'area.page-missing' : 'area.threw';
}

/** Codes of a file that didn't arrive or failed its hash; the loader doesn't say which. */
export const isOfMissingFile = (code: FailureCode): boolean =>
  code === 'area.chunk-missing' || code === 'area.style-missing' || code === 'area.entry-missing';

/** Codes that a reload may fix: files of a release were missing, cut off or late. */
export const mayHealByReload = (code: FailureCode): boolean =>
  code !== 'area.contract-unsupported' && code !== 'area.unknown' && code !== 'area.threw';

/** Codes that reload unasked: not after a long wait, since the visitor would have to wait again. */
export const healsItselfByReload = (code: FailureCode): boolean =>
  mayHealByReload(code) && code !== 'area.stalled';

/** Codes of a release whose own code is faulty: only another release fixes it. */
export const isOfItsCode = (code: FailureCode): boolean =>
  code === 'area.threw' || code === 'area.page-missing' || code === 'area.contract-unsupported';
