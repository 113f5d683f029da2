import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Account } from '../machine-account.ts';
import { StartFailure } from '../start-failure.ts';
import { codeOf } from '../thrown.ts';
import { mayReach } from './postgres-binaries.ts';

const checkout = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '');
const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/**
 * The data folder: the configured one, else `.data` in the checkout, else, if PostgreSQL's account can't reach the
 * checkout, one of this checkout under /var/lib. `account` is null if no other account needs access.
 */
export const dataFolder = (asked: string | null, account: Account | null): string =>
  resolve(asked ?? (mayReach(account, checkout, 'x') ? join(checkout, '.data') : elsewhere()));

/** The same; makes it if it is missing. */
export function prepareDataDir(asked: string | null, account: Account | null): string {
  const folder = dataFolder(asked, account);
  try {
    // PostgreSQL's account must pass through, so others may; each thing inside has its own mode.
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

/** Signs session cookies if the configuration has no secret. Made once, then kept. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  if (!existsSync(file)) makeSecret(file);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= 32) return secret;
  throw new StartFailure(
    `The secret in ${file} is cut off, so sessions signed with it could be forged: remove that file, or set SESSION_SECRET.`,
  );
}

/** A full disk must not leave an empty secret. */
function makeSecret(file: string): void {
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // Another of our processes was faster; use its secret.
    if (codeOf(error) === 'EEXIST') return;
    rmSync(file, { force: true });
    throw error;
  }
}

/** Unix socket paths are limited to 107 bytes on Linux and 103 on macOS. */
const longestSocketAddress = 103;

/** The folder of the socket: beside the data, or a short temporary one if that path would be too long. */
export function socketFolder(beside: string): string {
  const fits = Buffer.byteLength(join(beside, '.s.PGSQL.5432')) <= longestSocketAddress;
  return fits ? beside : join('/tmp', `pg-${process.getuid?.() ?? 0}-${shortHash(beside)}`);
}
