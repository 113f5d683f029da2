import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pack } from 'tar-stream';

/** All files of a build as a tar, in name order, so that equal builds give equal archives. */
export async function archiveOf(folder) {
  const tar = pack();
  for (const name of readdirSync(folder).sort()) {
    tar.entry({ name, mode: 0o644, mtime: new Date(0) }, readFileSync(join(folder, name)));
  }
  tar.finalize();
  const parts = [];
  for await (const part of tar) parts.push(part);
  return Buffer.concat(parts);
}
