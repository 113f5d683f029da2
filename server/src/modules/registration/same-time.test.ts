import { describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { newId } from '../../platform/db/index.ts';
import { forgetAttempts, testUser } from '../accounts/testing.ts';
import { registrationDesk, signInMethod, someone } from './testing.ts';

describe('same time', () => {
  const { database, post } = registrationDesk();

  type Way = Readonly<{ email: () => Promise<string> | string; times: number[] }>;
  const rounds = 9;

  /**
   * Milliseconds of processor that each way takes, hashes in threads included: other work on the machine counts for
   * nothing. The ways take turns, so that what this process does beside affects all alike.
   */
  async function medians(
    url: string,
    ways: readonly Way[],
    bodyFor: (email: string) => object,
  ): Promise<number[]> {
    for (let round = 0; round < rounds; round += 1) {
      for (const { email, times } of ways) {
        const body = bodyFor(await email());
        await forgetAttempts(database.db);
        const since = process.cpuUsage();
        await post(url, body);
        const { user, system } = process.cpuUsage(since);
        times.push((user + system) / 1000);
      }
    }
    return ways.map(({ times }) => times.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0);
  }

  const way = (email: Way['email']): Way => ({ email, times: [] });
  const nobody = () => way(() => `${newId()}@people.example`);
  const somebody = () => way(async () => (await testUser(database.db)).email);
  const withoutPassword = () =>
    way(async () => {
      const { email, userId } = await testUser(database.db);
      await database.db.delete(signInMethod).where(eq(signInMethod.userId, userId));
      return email;
    });
  const unproved = () =>
    way(async () => {
      const person = someone();
      await post('/api/registration', person);
      return person.email;
    });

  /** A hash takes many times as long as everything else, so a factor of two shows whether one was made. */
  const mostApart = 2;
  const apart = (times: readonly number[]) => Math.max(...times) / Math.min(...times);

  it('a wrong password is refused as late whether anybody has the address or not', async () => {
    const times = await medians(
      '/api/auth/sign-in/email',
      [somebody(), nobody(), withoutPassword()],
      (email) => ({ email, password: 'not this one' }),
    );
    expect(apart(times)).toBeLessThan(mostApart);
  }, 120_000);

  it('registering is answered as late whether anybody has the address or not', async () => {
    const times = await medians('/api/registration', [somebody(), nobody(), unproved()], (email) =>
      someone({ email, password: 'another password' }),
    );
    expect(apart(times)).toBeLessThan(mostApart);
  }, 120_000);
});
