import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made = new Set();
const remove = (folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
process.on('exit', () => {
  for (const folder of made) remove(folder);
});

/** Runs `work` with a temporary folder that is removed afterwards, even after an interruption. */
export async function inTemporaryFolder(work, place = tmpdir()) {
  const folder = mkdtempSync(join(place, 'tezgah-'));
  // A database may run under another account, which must be able to enter.
  chmodSync(folder, 0o711);
  made.add(folder);
  try {
    return await work(folder);
  } finally {
    made.delete(folder);
    remove(folder);
  }
}
