import { and, desc, eq } from 'drizzle-orm';
import type { FileReleaseInput, HeldFilesAnswer } from 'shared-kit/contract/uploads';
import type { Tx } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { inspectedFolders, uploadedFile } from '../../platform/uploads/index.ts';
import { record } from '../audit/index.ts';
import { datasheetNames } from '../catalogue/index.ts';
import { company } from '../companies/index.ts';
import { financingFileNames } from '../financing/index.ts';
import { attachmentNames } from '../quotes/index.ts';

const mostShown = 200;

/** Held files with what was found in each, the newest first. */
export async function readHeld(tx: Tx): Promise<HeldFilesAnswer> {
  const rows = await tx
    .select({ file: uploadedFile, company: company.legalName })
    .from(uploadedFile)
    .leftJoin(company, eq(company.id, uploadedFile.companyId))
    .where(eq(uploadedFile.inspection, 'held'))
    .orderBy(desc(uploadedFile.wantedAt))
    .limit(mostShown);
  const names = await namesOf(
    tx,
    rows.map(({ file }) => file.key),
  );
  return {
    files: rows.flatMap(({ file: { key, bytes, wantedAt, finding }, company: owner }) => {
      const door = doorOf(key);
      if (!door || !finding) return [];
      const own = names.flatMap(([named, name]) => (named === key ? [name] : []));
      const uploadedAt = wantedAt.toISOString();
      return [{ key, door, names: [...new Set(own)], company: owner, bytes, uploadedAt, finding }];
    }),
  };
}

const doorOf = (key: string) =>
  Object.entries(inspectedFolders).find(([folder]) => key.startsWith(`${folder}/`))?.[1];

async function namesOf(tx: Tx, keys: readonly string[]): Promise<[key: string, name: string][]> {
  if (keys.length === 0) return [];
  return [
    ...(await attachmentNames(tx, keys)),
    ...(await financingFileNames(tx, keys)),
    ...(await datasheetNames(tx, keys)),
  ];
}

type By = Readonly<{ userId: string; at: Date }>;

/** Lets a held file be opened. */
export async function releaseHeld(
  tx: Tx,
  { key, reason }: FileReleaseInput,
  { userId, at }: By,
): Promise<void> {
  const [released] = await tx
    .update(uploadedFile)
    .set({ inspection: 'released', releasedBy: userId })
    .where(and(eq(uploadedFile.key, key), eq(uploadedFile.inspection, 'held')))
    .returning();
  if (!released) throw new AppError('upload.not-held');
  const [name] = await namesOf(tx, [key]);
  const { companyId } = released;
  const subject = name?.[1] ?? key;
  await record(tx, { action: 'document.released', companyId, by: userId, subject, reason, at });
}
