import { expect, it } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { hashPassword, passwordMatches } from './password.ts';

const composed = 'şifre çok uzun';
const decomposed = composed.normalize('NFD');

it.each([
  [composed, decomposed],
  [decomposed, composed],
  [composed, composed],
  [decomposed, decomposed],
])('%j set and %j typed are one password', async (set, typed) => {
  expect(await passwordMatches({ hash: await hashPassword(set), password: typed })).toBe(true);
});

it.each([composed, decomposed])('an older hash of %j is met as it was typed', async (text) => {
  expect(await passwordMatches({ hash: await hash(text), password: text })).toBe(true);
});

it('another password is not', async () => {
  const made = await hashPassword(composed);
  expect(await passwordMatches({ hash: made, password: `${decomposed}.` })).toBe(false);
  expect(await passwordMatches({ hash: made, password: composed.toUpperCase() })).toBe(false);
});
