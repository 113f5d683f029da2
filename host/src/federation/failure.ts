import type { areaFailureCodes } from 'shared-kit/contract';

/** Why an area failed: a stable code for support. */
export type FailureCode = (typeof areaFailureCodes)[number];

type Told = { name?: unknown; message?: unknown };

/** These failures carry no code, so their text decides. The first match wins. */
const signs: readonly [FailureCode, (error: { name: string; message: string }) => boolean][] = [
  ['area.style-missing', ({ name, message }) => name === 'ChunkLoadError' && /css chunk/i.test(message)],
  ['area.chunk-missing', ({ name }) => name === 'ChunkLoadError'],
  ['area.unreachable', ({ message }) => message.includes('#RUNTIME-003')],
  ['area.malformed', ({ message }) => message.includes('#RUNTIME-013')],
  ['area.entry-broken', ({ message }) => message.includes('ScriptExecutionError')],
  ['area.entry-broken', ({ message }) => message.includes('#RUNTIME-001')],
  [
    'area.entry-missing',
    ({ message }) => message.includes('#RUNTIME-008') || message.includes('ScriptNetworkError'),
  ],
  ['area.page-missing', ({ message }) => message.includes('does not exist in container')],
  [
    'area.shared-module-missing',
    ({ message }) => message.includes('#RUNTIME-012') || message.includes('Unsatisfied version'),
  ],
  ['area.unknown', ({ message }) => message.includes('#RUNTIME-004')],
];

export function classifyFailure(error: unknown): FailureCode {
  const { name, message } = (error ?? {}) as Told;
  const told = { name: String(name ?? ''), message: String(message ?? error) };
  return signs.find(([, matches]) => matches(told))?.[0] ?? 'area.threw';
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
