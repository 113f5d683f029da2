import { describe, expect, it } from '@jest/globals';
import { locales } from 'shared-kit/contract/languages';
import { testEnv } from '../platform/testing/test-env.ts';
import { testWeb } from './testing/test-web.ts';
import { securityText } from './well-known.ts';

const path = '/.well-known/security.txt';
const contact = 'mailto:security@market.example';
const dayMs = 86_400_000;

describe('well-known addresses', () => {
  const { get, getWith } = testWeb();

  it.each([
    [undefined, undefined, '/profile'],
    [undefined, 'tr-TR,tr;q=0.9,en;q=0.8', '/tr/profile'],
    ['en', 'tr', '/profile'],
    ['tr', 'en', '/tr/profile'],
    ['xx', 'de', '/profile'],
  ])('lead who chose %s and reads %s to %s for a new password', async (chosen, reads, target) => {
    const answer = await get('/.well-known/change-password', {
      ...(chosen && { cookie: `locale=${chosen}` }),
      ...(reads && { 'accept-language': reads }),
    });
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe(target);
    expect(answer.headers.vary).toBe('Accept-Language, Cookie');
  });

  it('are 404 where there is nothing, as programs that look for them must know', async () => {
    const probe = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
    for (const url of [probe, path]) expect((await get(url)).statusCode).toBe(404);
  });

  it('name the contact for weaknesses once the market has one', async () => {
    const before = Date.now();
    const answer = await getWith({ SECURITY_CONTACT: contact, PUBLIC_URL: 'https://market.example' }, path, {
      host: 'market.example',
    });
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    const fields = Object.fromEntries(
      answer.body
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/)),
    );
    expect(fields).toEqual({
      Contact: contact,
      Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/),
      'Preferred-Languages': locales.join(', '),
      Canonical: `https://market.example${path}`,
    });
    const expires = Date.parse(String(fields.Expires));
    expect(expires).toBeGreaterThan(before + 30 * dayMs);
    expect(expires).toBeLessThan(before + 365 * dayMs);
  });
});

it.each([
  ['2026-11-30T00:00:00Z', '2027-02-28T00:00:00Z'],
  ['2026-11-30T23:59:59Z', '2027-02-28T00:00:00Z'],
  ['2027-12-31T12:00:00Z', '2028-03-30T00:00:00Z'],
])('at %s, what is told expires at %s', (now, expires) => {
  const text = securityText({ contact, origin: 'http://localhost:4000', now: new Date(now) });
  expect(text).toBe(`Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: ${locales.join(', ')}\n`);
});

it.each(['security@market.example', 'http://market.example/security', 'mailto:a@b.example\nExpires: x', 'x'])(
  'a market does not start with the contact %j',
  (wrong) => expect(() => testEnv({ SECURITY_CONTACT: wrong })).toThrow(/^SECURITY_CONTACT/m),
);

it.each([contact, 'https://market.example/security', 'tel:+90-224-555-0100'])('%s may be one', (right) =>
  expect(testEnv({ SECURITY_CONTACT: right }).securityContact).toBe(right),
);
