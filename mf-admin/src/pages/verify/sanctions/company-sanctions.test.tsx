import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SanctionsAnswer, SanctionsHit } from 'shared-kit/contract';
import { problemAnswer } from 'shared-kit/testing';
import {
  openFile,
  press,
  sanctionsUrl,
  second,
  type VerificationMarket,
  verificationMarket,
} from '../testing/verification-market.tsx';

const list = { source: 'eu', date: '2026-11-16', sha256: 'a'.repeat(64) } as const;
const hit: SanctionsHit = {
  ...{ id: second, state: 'open', subject: 'company', name: 'Yeşildere Dokuma A.Ş.', list },
  ...{ entry: 'EU.1.2', entryName: 'Yesildere Trading', matchedName: 'Yesildere Dokuma', score: 0.924 },
  ...{ foundAt: '2026-11-20T06:00:00Z', isMine: false, decisions: [] },
};
const screenings = [{ at: '2026-11-20T06:00:00Z', lists: [list] }];
const hitUrl = `/api/admin/sanctions-hits/${second}`;

let market: VerificationMarket;
const has = (change: Partial<SanctionsAnswer>) =>
  market.network.answer(sanctionsUrl, () => ({ body: { screenings, hits: [hit], ...change } }));
beforeEach(() => {
  market = verificationMarket();
  market.network.answer(hitUrl, () => ({ body: {} }));
});
afterEach(() => market.network.restore());

const hits = () => screen.findByRole('list', { name: 'Names like those on a list' });
const say = (reason: string) => userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), reason);

it('says that a company is not checked without a list', async () => {
  await openFile();
  expect(await screen.findByText(/^Not checked: no list is loaded/)).toBeVisible();
  expect(screen.getByText('Sanctions lists: not checked')).toBeVisible();
});

it('says which lists hold no such name', async () => {
  has({ hits: [] });
  await openFile();
  expect(await screen.findByText('No name of this company is like one on a list.')).toBeVisible();
  expect(screen.getByText(/against: EU, .*2026/)).toBeVisible();
  expect(await screen.findByText('Sanctions lists: nothing open')).toBeVisible();
});

it('says at each approval what had been checked', async () => {
  const step = { from: 'in_review', to: 'approved' } as const;
  const approved = {
    ...step,
    by: 'Burak Tan',
    reason: null,
    suspension: null,
    proposedBy: null,
    isAlone: false,
  };
  has({ hits: [] });
  market.shows({
    log: [
      { ...approved, id: 'a', at: '2026-11-19T08:00:00Z' },
      { ...approved, id: 'b', at: '2026-11-21T08:00:00Z' },
    ],
  });
  await openFile();
  const log = within(screen.getByRole('complementary'));
  expect(await log.findByText(/^Sanctions lists checked before: EU, /)).toBeVisible();
  expect(log.getByText('Sanctions lists: not checked')).toBeVisible();
});

it('shows both names with list, entry and likeness', async () => {
  has({});
  await openFile();
  const shown = within(await hits());
  for (const text of ['Yeşildere Dokuma A.Ş.', 'Yesildere Dokuma', 'Yesildere Trading (EU.1.2)', '92%'])
    expect(shown.getByText(text)).toBeVisible();
  expect(screen.getByText(/It isn’t told why/)).toBeVisible();
  expect(screen.getByText('Sanctions lists: 1 to decide on')).toBeVisible();
});

it('proposes to clear a hit with a reason, not without', async () => {
  has({});
  await openFile();
  await hits();
  await press('Propose: no match');
  expect(market.sent).toEqual([]);
  await say('Founded in Denizli in 1971');
  await press('Propose: no match');
  expect(market.sent[0]?.body).toEqual({ decision: 'propose-clear', reason: 'Founded in Denizli in 1971' });
});

it.each([
  { state: 'match_proposed', button: 'Confirm: a match', decision: 'confirm' },
  { state: 'no_match_proposed', button: 'Confirm: no match', decision: 'clear' },
] as const)(
  'lets somebody else confirm $state, never the one who proposed it',
  async ({ state, button, decision }) => {
    has({ hits: [{ ...hit, state, isMine: true }] });
    const { unmount } = await openFile();
    expect(await screen.findByText(/^You proposed this decision/)).toBeVisible();
    expect(screen.queryByRole('button', { name: button })).toBeNull();
    unmount();
    has({ hits: [{ ...hit, state }] });
    await openFile();
    await hits();
    await say('Same register number');
    await press(button);
    expect(market.sent[0]?.body).toEqual({ decision, reason: 'Same register number' });
  },
);

it('says when somebody else was first', async () => {
  has({});
  market.network.answer(hitUrl, () => problemAnswer(409, 'sanctions.hit-moved'));
  await openFile();
  await hits();
  await say('Another company');
  await press('Propose: a match');
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else decided on this meanwhile.');
});
