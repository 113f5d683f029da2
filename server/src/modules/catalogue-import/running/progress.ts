import type { ImportState } from 'shared-kit/contract/catalogue-import';
import type { Database } from '../../../platform/db/index.ts';
import { noteProgress, type StoredImport } from '../repository.ts';

type Stage = StoredImport['progress']['stage'];

/** The maker cancelled it, or its process stops. Everything done so far is rolled back. */
export class Stopped extends Error {
  override name = 'Stopped';
}

const leastMs = 500;

/** Tells pages how far a job is, on a connection of its own, and ends a job that was cancelled. */
export function progressOf(db: Database, id: string, state: ImportState, stopped?: AbortSignal) {
  let last = 0;
  return async (stage: Stage, done: number, total: number): Promise<void> => {
    if (stopped?.aborted) throw new Stopped();
    if (Date.now() - last < leastMs && done < total) return;
    last = Date.now();
    if (!(await noteProgress(db, id, state, { stage, done, total }))) throw new Stopped();
  };
}
export type Tell = ReturnType<typeof progressOf>;
