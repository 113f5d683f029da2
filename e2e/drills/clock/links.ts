import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Account, credentialsOf } from '../../fixtures/accounts.ts';
import { lookInto } from '../database-of.ts';
import { done, stranger } from '../person.ts';
import { type Check, type Promised, pairsOf } from './promised.ts';

const people: readonly Account[] = ['retailer', 'mill', 'machines', 'bank', 'provider', 'plain'];

/** A link mailed by one process signs in at the others, once; an expired link signs in nowhere. */
export const links: Promised = async (clocks) => {
  const checks: Check[] = [];
  for (const [at, { from, to, what }] of pairsOf(clocks).entries()) {
    const token = await mailedToken(from, clocks.dataDir, people[at] ?? 'plain');
    checks.push([token !== null, `A link was not mailed ${what}.`]);
    if (token === null) continue;
    checks.push([(await use(to, token)) === 200, `A link does not sign in ${what}.`]);
    checks.push([(await use(from, token)) !== 200, `A link signs in twice ${what}.`]);
  }
  const late = await mailedToken(clocks.right, clocks.dataDir, 'admin');
  await lookInto(clocks.dataDir, (rows) =>
    rows(`update verification set expires_at = now() - interval '1 minute' where identifier like 'login:%'`),
  );
  for (const url of [clocks.right, clocks.ahead, clocks.behind]) {
    checks.push([(await use(url, late ?? '')) !== 200, 'A link that has run out signs in.']);
  }
  return checks;
};

export const use = async (url: string, token: string): Promise<number> =>
  (await stranger(url).ask('/api/auth/login-token', { method: 'POST', body: { token } })).status;

const mailWithinMs = 60_000;

/** Requests a sign-in link and reads it from the mail folder; null if none comes. */
export async function mailedToken(url: string, dataDir: string, account: Account): Promise<string | null> {
  const { email } = credentialsOf(account);
  const folder = join(dataDir, 'outbox');
  const before = new Set(tokensFor(email, folder));
  await done(stranger(url).ask('/api/auth/request-login-link', { method: 'POST', body: { email } }));
  for (const since = performance.now(); performance.now() - since < mailWithinMs; await wait(200)) {
    const token = tokensFor(email, folder).find((it) => !before.has(it));
    if (token) return token;
  }
  return null;
}

function tokensFor(email: string, folder: string): string[] {
  const mails = namesIn(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return mails
    .filter((mail) => mail.includes(`To: ${email}`))
    .flatMap((mail) => unfolded(mail).match(/(?<=\/login\/)[\w-]{20,}/) ?? []);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.eml'));
  } catch {
    // No mail was sent yet.
    return [];
  }
}

/** Undoes quoted-printable encoding as far as links need it. */
const unfolded = (mail: string): string => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
