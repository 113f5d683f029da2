import { join } from 'node:path';
import { livingPostmaster, stopPostmaster } from '../../../server/src/platform/db/postmaster.ts';

const dataOf = (dataDir: string): string => join(dataDir, 'postgres/data');

/** Pid of the postmaster running in this folder, if any. */
export const postmasterOf = (dataDir: string): number | null =>
  livingPostmaster(dataOf(dataDir))?.pid ?? null;

/** Stops it, since a killed program leaves it running. */
export async function stopDatabase(dataDir: string): Promise<void> {
  const postmaster = postmasterOf(dataDir);
  if (postmaster !== null) await stopPostmaster(postmaster);
}
