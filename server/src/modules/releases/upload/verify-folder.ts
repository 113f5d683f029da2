import type { AreaId } from 'shared-kit/contract/areas';
import { parted, readFolder } from '../artefacts.ts';
import { pagesToTry } from '../built-area.ts';
import { entryBudget, entryWeight, readDescription, verifyBuild } from './verify-build.ts';

export type VerifiedFolder = Readonly<{
  version: string;
  entryBytes: number;
  entryBudget: number;
  /** Patterns of the pages that come as HTML. */
  html: readonly string[];
  /** The pages that a trial opens. */
  pages: ReturnType<typeof pagesToTry>;
}>;

/** Checks a build in a folder as if it had been uploaded. */
export async function verifyFolder(folder: string, area: AreaId): Promise<VerifiedFolder> {
  const { files } = parted(await readFolder(folder));
  const { version } = readDescription(files);
  const built = await verifyBuild(files, { area, version });
  const html = built.html?.pages ?? [];
  return { version, entryBytes: entryWeight(files, built), entryBudget, html, pages: pagesToTry(built) };
}
