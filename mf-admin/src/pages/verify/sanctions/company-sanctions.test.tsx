import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import type { SanctionsAnswer, SanctionsHit } from 'shared-kit/contract/sanctions';
import { confirmationWords, confirmMove, containing, press, problemAnswer } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import {
  first,
  openFile,
  sanctionsUrl,
  second,
  type VerificationMarket,
  verificationMarket,
} from '../testing/verification-market.tsx';

const list = { source: 'eu', date: '2026-11-16', sha256: 'a'.repeat(64) } as const;
const hit: SanctionsHit = {
  id: second,
  state: 'open',
  subject: 'company',
  name: 'Yeşildere Dokuma A.Ş.',
  list,
  entry: 'EU.1.2',
  entryName: 'Yesildere Trading',
  matchedName: 'Yesildere Dokuma',
  score: 0.924,
  foundAt: '2026-11-20T06:00:00Z',
  isMine: false,
  decisions: [],
  atStake: { version: 'as found', sum: null },
};
const screenings = [{ at: '2026-11-20T06:00:00Z', lists: [list] }];
const hitUrl = `/api/admin/sanctions-hits/${second}`;
const confirmationUrl = `${sanctionsUrl}/${second}/confirmation`;

let market: VerificationMarket;
const has = (change: Partial<SanctionsAnswer>) =>
  market.network.answer(sanctionsUrl, () => ({ body: { screenings, hits: [hit], ...change } }));
beforeEach(() => {
  market = verificationMarket();
  for (const url of [hitUrl, confirmationUrl]) market.network.answer(url, () => ({ body: {} }));
});
afterEach(() => market.network.restore());

const hits = () => screen.findByRole('list', { name: en['verify.sanctions.hits'] });
const say = (reason: string) =>
  userEvent.type(screen.getByRole('textbox', { name: containing(en['verify.sanctions.reason']) }), reason);

it('says that a company is not checked without a list', async () => {
  await openFile();
  expect(await screen.findByText(en['verify.sanctions.unchecked'])).toBeVisible();
  expect(screen.getByText(en['verify.check.sanctions-unchecked'])).toBeVisible();
});

it('says which lists hold no such name', async () => {
  has({ hits: [] });
  await openFile();
  expect(await screen.findByText(en['verify.sanctions.none'])).toBeVisible();
  expect(screen.getByText(containing(`${en['verify.sanctions.screened']} EU, {{day}} 2026`))).toBeVisible();
  expect(await screen.findByText(en['verify.check.sanctions-clear'])).toBeVisible();
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
  expect(await log.findByText(containing(`${en['verify.log.screened']} EU, `))).toBeVisible();
  expect(log.getByText(en['verify.check.sanctions-unchecked'])).toBeVisible();
});

it('shows both names with list, entry and likeness', async () => {
  has({});
  await openFile();
  const shown = within(await hits());
  for (const text of ['Yeşildere Dokuma A.Ş.', 'Yesildere Dokuma', 'Yesildere Trading (EU.1.2)', '92%'])
    expect(shown.getByText(text)).toBeVisible();
  expect(screen.getByText(en['verify.sanctions.held'])).toBeVisible();
  expect(screen.getByText(fillIn(en['verify.check.sanctions-open'], { count: 1 }))).toBeVisible();
});

it('proposes to clear a hit with a reason, not without', async () => {
  has({});
  await openFile();
  await hits();
  await press(en['verify.sanctions.do.propose-clear']);
  expect(market.sent).toEqual([]);
  await say('Founded in Denizli in 1971');
  await press(en['verify.sanctions.do.propose-clear']);
  expect(market.sent[0]?.body).toEqual({ decision: 'propose-clear', reason: 'Founded in Denizli in 1971' });
});

it.each([
  { state: 'match_proposed', decision: 'confirm' },
  { state: 'no_match_proposed', decision: 'clear' },
] as const)(
  'lets somebody else confirm $state, never the one who proposed it',
  async ({ state, decision }) => {
    const button = en[`verify.sanctions.do.${decision}`];
    has({ hits: [{ ...hit, state, isMine: true }] });
    const { unmount } = await openFile();
    expect(await screen.findByText(en['verify.sanctions.mine'])).toBeVisible();
    expect(screen.queryByRole('button', { name: button })).toBeNull();
    unmount();
    has({ hits: [{ ...hit, state }] });
    await openFile();
    await hits();
    await say('Same register number');
    await press(button);
    expect(market.sent).toEqual([]);
    await confirmMove(button);
    expect(market.sent[0]?.body).toEqual({ decision, reason: 'Same register number', seen: hit.atStake });
  },
);

it('names what a confirmation ends, by keyboard alone', async () => {
  const decisions = [
    { decision: 'propose', reason: 'Same owners', by: 'Burak Tan', at: '2026-11-20T09:00:00Z' },
  ] as const;
  market.shows({ verification: 'approved' });
  has({
    hits: [
      { ...hit, state: 'match_proposed', decisions: [...decisions] },
      { ...hit, id: first },
    ],
  });
  await openFile();
  await hits();
  const [field] = screen.getAllByRole('textbox', { name: containing(en['verify.sanctions.reason']) });
  if (field) await userEvent.type(field, 'Checked too');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: en['verify.sanctions.do.confirm'] }));
  const company = 'Yeşildere Dokuma A.Ş.';
  for (const said of [
    'Burak Tan: Same owners',
    fillIn(en['verify.sanctions.ends.trade'], { company }),
    fillIn(en['verify.sanctions.still-held_one'], { company }),
    en['verify.sanctions.sure.confirm'],
  ])
    expect(dialog.getByText(said)).toBeVisible();
  const confirming = dialog.getByRole('button', { name: en['verify.sanctions.do.confirm'] });
  await waitFor(() => expect(confirming).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(market.sent[0]?.body).toMatchObject({ decision: 'confirm', seen: hit.atStake });
});

it('is confirmed anew after another changed it', async () => {
  has({ hits: [{ ...hit, state: 'no_match_proposed' }] });
  market.network.answer(confirmationUrl, () => problemAnswer(409, 'binding.moved'));
  await openFile();
  await hits();
  await say('Another company');
  await press(en['verify.sanctions.do.clear']);
  has({ hits: [{ ...hit, state: 'no_match_proposed', atStake: { version: 'another', sum: null } }] });
  await confirmMove(en['verify.sanctions.do.clear']);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('alert')).toHaveTextContent(confirmationWords.en['changed.version']);
});

it('says when somebody else was first', async () => {
  has({});
  market.network.answer(hitUrl, () => problemAnswer(409, 'sanctions.hit-moved'));
  await openFile();
  await hits();
  await say('Another company');
  await press(en['verify.sanctions.do.propose']);
  expect(await screen.findByRole('alert')).toHaveTextContent(en['verify.sanctions.moved']);
});
