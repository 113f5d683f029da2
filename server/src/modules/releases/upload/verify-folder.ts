import type { AreaId } from 'shared-kit/contract';
import { readFolder } from '../artefacts.ts';
import { entryBudget, entryWeight, readDescription, verifyBuild } from './verify-build.ts';

export type VerifiedFolder = Readonly<{
  version: string;
  entryBytes: number;
  entryBudget: number;
  /** Patterns of the pages that the market is to make as HTML. */
  prerendered: readonly string[];
}>;

/** A build that lies in a folder, looked at as if it had been uploaded. */
export async function verifyFolder(folder: string, area: AreaId): Promise<VerifiedFolder> {
  const files = await readFolder(folder);
  const { version } = readDescription(files);
  const built = verifyBuild(files, { area, version });
  const prerendered = built.prerendered?.pages ?? [];
  return { version, entryBytes: entryWeight(files, built), entryBudget, prerendered };
}
