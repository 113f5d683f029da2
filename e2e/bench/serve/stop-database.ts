import { join } from 'node:path';
import { livingPostmaster, stopPostmaster } from '../../../server/src/platform/db/postmaster.ts';

const dataOf = (dataDir: string): string => join(dataDir, 'postgres/data');

/** The first process of the private PostgreSQL that runs in this folder, if any. */
export const postmasterOf = (dataDir: string): number | null =>
  livingPostmaster(dataOf(dataDir))?.pid ?? null;

/** Stops it: a program that was killed has left it running. */
export async function stopDatabase(dataDir: string): Promise<void> {
  const postmaster = postmasterOf(dataDir);
  if (postmaster !== null) await stopPostmaster(postmaster);
}
