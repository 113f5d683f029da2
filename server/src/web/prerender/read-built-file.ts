import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readReleaseFile } from '../../modules/releases/index.ts';
import type { FileStore } from '../../platform/files/index.ts';

export type BuiltFiles = Readonly<{ files: FileStore; hostFolder: string }>;

/** Reads a text file of the host or a release by its URL. */
export async function readBuiltFile({ files, hostFolder }: BuiltFiles, address: string): Promise<string> {
  const [, folder = '', area = '', version = '', name = ''] = address.split('/');
  const content =
    folder === 'r'
      ? await readReleaseFile(files, area, version, name)
      : await readFile(join(hostFolder, basename(address)));
  if (!content) throw new Error(`${address} does not exist`);
  return content.toString('utf8');
}
