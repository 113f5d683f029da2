import { newId } from '../db/index.ts';
import { AppError } from '../http/app-error.ts';
import { StartFailure } from '../start-failure.ts';
import type { FileStore } from './file-store.ts';
import { localFiles } from './local-files.ts';
import type { S3Settings } from './s3-settings.ts';

/** The market's file store: the bucket if one is configured, else `folder`. */
export async function provideFiles(
  s3: S3Settings | null,
  folder: string,
  keepFreeBytes = 0,
): Promise<FileStore> {
  if (!s3) return localFiles(folder, keepFreeBytes);
  // Loaded only for markets that have a bucket.
  const { s3Files } = await import('./s3-files.ts');
  const files = s3Files(s3);
  await assertUsable(files);
  return files;
}

/** Writes, reads and deletes once, so that missing rights fail the start. */
async function assertUsable(files: FileStore): Promise<void> {
  const folder = `start-check/${newId()}`;
  const content = Buffer.from('A market wrote this when it started.\n');
  try {
    await files.write(`${folder}/file`, content);
    await files.read(`${folder}/file`);
    await files.removeFolder(folder);
  } catch (error) {
    if (error instanceof AppError && error.cause instanceof Error)
      throw new StartFailure(error.cause.message);
    throw error;
  }
}
