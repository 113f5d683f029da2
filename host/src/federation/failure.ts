import type { areaFailureCodes } from 'shared-kit/contract/failures';
import { fieldsOf } from 'shared-kit/contract/tables';

/** Why an area failed: a stable code for support. */
export type FailureCode = (typeof areaFailureCodes)[number];

/**
 * Neither the bundler nor federation's runtime sets a code on its errors, so name and text decide; the runtime writes its
 * codes into the text. The first match wins: what may only wrap another failure comes later. 009 and 010 are faults of
 * our own code.
 */
const signs: readonly [FailureCode, RegExp][] = [
  ['area.style-missing', /^ChunkLoadError:.*css chunk/is],
  ['area.chunk-missing', /^ChunkLoadError:/],
  ['area.entry-broken', /ScriptExecutionError/],
  ['area.entry-missing', /ScriptNetworkError|#RUNTIME-008/],
  ['area.page-missing', /does not exist in container|#RUNTIME-014/],
  ['area.shared-module-missing', /Unsatisfied version|#RUNTIME-(005|006|012)/],
  ['area.unknown', /#RUNTIME-004/],
  ['area.unreachable', /#RUNTIME-00[37]/],
  ['area.malformed', /#RUNTIME-01[13]/],
  ['area.entry-broken', /#RUNTIME-0(01|02|15)/],
];

const fromContainer = new WeakSet<object>();

/** Remembers what federation's hook tells: this error came while the container was asked for the area's module. */
export function noteContainerFailure(error: unknown): void {
  if (error instanceof Error && error.name === 'Error') fromContainer.add(error);
}

export function classifyFailure(error: unknown): FailureCode {
  const { name, message = error } = fieldsOf(error);
  const told = `${name}: ${message}`;
  const sign = signs.find(([, text]) => text.test(told))?.[0];
  return sign ?? (error instanceof Error && fromContainer.has(error) ? 'area.page-missing' : 'area.threw');
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
