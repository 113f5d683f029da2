import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartFailure } from '../start-failure.ts';
import { type Account, mayReach } from './postgres-binaries.ts';

const checkout = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '');
const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/**
 * The folder that everything kept lies in: the one asked for, else `.data` in the checkout, else, where PostgreSQL's
 * account can't get into the checkout, one of this checkout's own under /var/lib. `account` is null where nobody
 * but us must get in.
 */
export function prepareDataDir(asked: string | null, account: Account | null): string {
  const folder = resolve(asked ?? (mayReach(account, checkout, 'x') ? join(checkout, '.data') : elsewhere()));
  try {
    // Others may pass through, as PostgreSQL's account must; each thing inside has its own mode.
    mkdirSync(folder, { recursive: true, mode: account ? 0o711 : 0o700 });
  } catch (cause) {
    throw new StartFailure(
      `The folder ${folder} can't be made: set DATA_DIR to a place that this user may write.`,
      {
        cause,
      },
    );
  }
  if (!mayReach(account, folder, 'x')) {
    throw new StartFailure(
      `PostgreSQL runs under the account ${account?.name}, which can't get into ${folder}: set DATA_DIR to a folder that it can reach.`,
    );
  }
  return folder;
}

const elsewhere = () => join('/var/lib', `${basename(checkout)}-${shortHash(checkout)}`);

/** Signs session cookies where the configuration names no secret: made once, then kept. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  if (!existsSync(file)) {
    try {
      writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      // Another process of ours was faster: then its secret holds.
      if (!existsSync(file)) throw error;
    }
  }
  return readFileSync(file, 'utf8').trim();
}

/** Unix socket addresses have 107 bytes on Linux and 103 on macOS. */
const longestSocketAddress = 103;

/** Where the socket goes: beside the data, or in a short temporary folder where that address would be too long. */
export function socketFolder(beside: string): string {
  const fits = Buffer.byteLength(join(beside, '.s.PGSQL.5432')) <= longestSocketAddress;
  return fits ? beside : join('/tmp', `pg-${process.getuid?.() ?? 0}-${shortHash(beside)}`);
}
