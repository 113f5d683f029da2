import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made = new Set<string>();

/** A folder that is removed when we end. Other accounts, such as the database's, may pass through it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(process.env.DATA_DIR ?? tmpdir(), 'tezgah-'));
  chmodSync(folder, 0o755);
  made.add(folder);
  return folder;
}

export function removeTemporaryFolders(): void {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
  made.clear();
}
