import { describe, expect, it } from '@jest/globals';
import { inboxAnswer } from 'shared-kit/contract/notifications';
import { testJobContext } from '../../../platform/testing/test-job-context.ts';
import { readBy, signingMarket } from '../testing/signing-market.ts';
import { power } from '../testing.ts';
import { parseAgreement } from './agreement-text.ts';
import { renewAgreements } from './renew-agreements.ts';

describe('renew agreements', () => {
  const market = signingMarket();

  async function signed(): Promise<void> {
    await market.confirm(power(market.shop.ownerId, market.documentId));
    await market.sign(market.owner());
    await market.sign(market.marketsStaff());
    await market.seal();
  }
  /** As if the operator had put in a text of this version. */
  const renew = (version: string, olderHoldUntil: string | null) =>
    renewAgreements(testJobContext(market.database), new AbortController().signal, () => ({
      version,
      olderHoldUntil,
    }));
  const holdsUntil = async () => (await readBy(market.shop.owner)).inForce?.holdsUntil;
  const asked = async () =>
    inboxAnswer
      .parse((await market.shop.owner.call('GET', '/api/notifications?limit=50')).body)
      .entries.filter(({ event }) => event === 'agreement-renewed');

  it('gives an older version the last day that the operator set, and asks once for a new signature', async () => {
    await signed();
    const { inForce } = await readBy(market.shop.owner);
    await renew(inForce?.version ?? '', '2027-01-31');
    expect(await holdsUntil()).toBeNull();
    await renew('2027-01-01', '2027-01-31');
    await renew('2027-01-01', '2027-01-31');
    expect(await holdsUntil()).toBe('2027-01-31');
    expect(await market.shop.owner.point('framework-agreement')).toMatchObject({
      state: 'accepted',
      document: { countsUntil: '2027-01-31' },
    });
    expect(await asked()).toMatchObject([{ params: { day: '2027-01-31' } }]);
  });

  it('lets it hold without an end where the operator set none, or takes the new version back', async () => {
    await signed();
    await renew('2027-01-01', null);
    expect(await holdsUntil()).toBeNull();
    await renew('2027-01-01', '2027-01-31');
    await renew('2027-02-01', null);
    expect(await holdsUntil()).toBeNull();
  });

  it.each([
    ['# T\n\nVersion: 2027-01-01\n\nText', { version: '2027-01-01', olderHoldUntil: null }],
    [
      '# T\n\nVersion: 2027-01-01\nOlder versions hold until: 2027-01-31\n\nText',
      { version: '2027-01-01', olderHoldUntil: '2027-01-31' },
    ],
  ])('reads %j', (markdown, expected) => {
    expect(parseAgreement(markdown, 'maker.en')).toMatchObject(expected);
  });

  it.each([
    ['# T\n\nText', /must begin with/],
    ['# T\n\nVersion: 2\nOlder versions hold until: soon\n\nText', /date such as/],
  ])('refuses %j', (markdown, sentence) => {
    expect(() => parseAgreement(markdown, 'maker.en')).toThrow(sentence);
  });
});
