import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made = new Set();
const remove = (folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
process.on('exit', () => {
  for (const folder of made) remove(folder);
});

/** Runs work that leaves files about: they go when it ends, also when it is interrupted. */
export async function inTemporaryFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'tezgah-'));
  // A database may have to run under another account, which must be able to come in.
  chmodSync(folder, 0o711);
  made.add(folder);
  try {
    return await work(folder);
  } finally {
    made.delete(folder);
    remove(folder);
  }
}
