import { newId } from '../db/index.ts';
import { AppError } from '../http/app-error.ts';
import { StartFailure } from '../start-failure.ts';
import type { FileStore } from './file-store.ts';
import { localFiles } from './local-files.ts';
import type { S3Settings } from './s3-settings.ts';

/** The store of this market's files: a bucket where one is set, else `folder`. */
export async function provideFiles(
  s3: S3Settings | null,
  folder: string,
  keepFreeBytes = 0,
): Promise<FileStore> {
  if (!s3) return localFiles(folder, keepFreeBytes);
  // A market without a bucket doesn't pay for the client.
  const { s3Files } = await import('./s3-files.ts');
  const files = s3Files(s3);
  await assertUsable(files);
  return files;
}

/** Does once what the market will do later, so that a key that may not is told at start. */
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
