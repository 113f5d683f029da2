import { isOneOf } from '../tables/index.ts';
/** Everything an import can be. Nothing of its file is in the catalogue before `applied`. */
export const importStates = [
  /** Its columns wait for the maker. */
  'mapping',
  'checking',
  /** The preview is ready. */
  'checked',
  'applying',
  'applied',
  'undoing',
  'undone',
  'cancelled',
  'failed',
] as const;
export type ImportState = (typeof importStates)[number];

type Transition = Readonly<{ from: readonly ImportState[]; to: ImportState; by: 'maker' | 'system' }>;

/** The whole life of an import. Server and pages read this table and no other. */
export const importTransitions = {
  check: { from: ['mapping', 'checked', 'failed'], to: 'checking', by: 'maker' },
  'end-check': { from: ['checking'], to: 'checked', by: 'system' },
  apply: { from: ['checked'], to: 'applying', by: 'maker' },
  'end-apply': { from: ['applying'], to: 'applied', by: 'system' },
  undo: { from: ['applied'], to: 'undoing', by: 'maker' },
  'end-undo': { from: ['undoing'], to: 'undone', by: 'system' },
  cancel: { from: ['mapping', 'checking', 'checked', 'applying', 'failed'], to: 'cancelled', by: 'maker' },
  fail: { from: ['checking', 'applying'], to: 'failed', by: 'system' },
  'fail-undo': { from: ['undoing'], to: 'applied', by: 'system' },
} as const satisfies Readonly<Record<string, Transition>>;
export type ImportTransition = keyof typeof importTransitions;

export const importAllows = (name: ImportTransition, state: ImportState): boolean =>
  isOneOf(importTransitions[name].from, state);

/** States in which a job works on it. */
export const isImportRunning = (state: ImportState): boolean =>
  state === 'checking' || state === 'applying' || state === 'undoing';

/** For so long after it was applied an import can be undone. */
export const importUndoHours = 24;
