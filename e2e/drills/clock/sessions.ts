import { lookInto } from '../database-of.ts';
import { signedIn } from '../person.ts';
import { type Check, type Promised, pairsOf } from './promised.ts';

/** A session opened at one process is valid at the others until it ends or expires. */
export const sessions: Promised = async (clocks) => {
  const checks: Check[] = [];
  for (const { from, to, what } of pairsOf(clocks)) {
    const person = await signedIn(from, 'plain');
    const statusAt = async (url: string) => (await person.at(url).ask('/api/profile')).status;
    checks.push([(await statusAt(to)) === 200, `A session does not hold ${what}.`]);
    await person.at(to).ask('/api/_auth/session', { method: 'DELETE' });
    checks.push([(await statusAt(from)) === 401, `A session that ended goes on ${what}.`]);
  }
  const person = await signedIn(clocks.right, 'plain');
  await lookInto(clocks.dataDir, (rows) =>
    rows(`update user_session set expires_at = now() - interval '1 minute' where user_id =
      (select id from user_account where email = 'plain@demo.example')`),
  );
  for (const url of [clocks.right, clocks.ahead, clocks.behind]) {
    const { status } = await person.at(url).ask('/api/profile');
    checks.push([status === 401, `A session that has run out holds at ${nameOf(url, clocks)}.`]);
  }
  return checks;
};

const nameOf = (url: string, { ahead, behind }: Parameters<Promised>[0]): string =>
  url === ahead ? 'the one ahead' : url === behind ? 'the one behind' : 'the right one';
