import type { areaFailureCodes } from 'shared-kit/contract';

/** What went wrong with an area, as a stable code that support can be told. */
export type FailureCode = (typeof areaFailureCodes)[number];

type Told = { name?: unknown; message?: unknown };

/** None of these failures carries a code of its own, so they are told apart by what they say. The first match decides. */
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

/** Codes of a file that didn't come, or was refused by its hash: whoever asked for it isn't told which. */
export const isOfMissingFile = (code: FailureCode): boolean =>
  code === 'area.chunk-missing' || code === 'area.style-missing' || code === 'area.entry-missing';

/** Codes that a reload may heal: the files of a release were gone, cut or late. */
export const mayHealByReload = (code: FailureCode): boolean =>
  code !== 'area.contract-unsupported' && code !== 'area.unknown' && code !== 'area.threw';

/** Whether to reload without being asked: who waited long for a file isn't made to wait again. */
export const healsItselfByReload = (code: FailureCode): boolean =>
  mayHealByReload(code) && code !== 'area.stalled';

/** Codes of a release that came whole and is no good: only another one heals it. */
export const isOfItsCode = (code: FailureCode): boolean =>
  code === 'area.threw' || code === 'area.page-missing' || code === 'area.contract-unsupported';
