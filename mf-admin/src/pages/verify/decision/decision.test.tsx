import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import { passOnLiveNews } from 'shared-kit/shell/host';
import { confirmMove, containing, press, problemAnswer } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import {
  button,
  fileUrl,
  first,
  note,
  openFile,
  type VerificationMarket,
  verificationMarket,
} from '../testing/verification-market.tsx';

let market: VerificationMarket;
beforeEach(() => {
  market = verificationMarket();
});
afterEach(() => market.network.restore());

describe('a decision', () => {
  it('is sent for what was seen, once, with a key, and said to be done', async () => {
    await openFile();
    market.shows({ verification: 'approved', version: 'seen-2' });
    await press(en['verify.decision.do.approve']);
    await confirmMove(en['verify.decision.do.approve']);
    expect(
      await screen.findByText(fillIn(en['verify.decision.done.approve'], { company: 'Yeşildere' })),
    ).toBeVisible();
    expect(market.sent).toEqual([
      {
        key: expect.stringMatching(/^[\da-f]{32}$/),
        body: {
          decision: 'approve',
          reason: null,
          suspension: null,
          seen: { version: 'seen-1', sum: null },
        },
      },
    ]);
    expect(button(en['verify.decision.do.suspend'])).toBeVisible();
  });

  it('to approve isn’t offered while a name is like one on a sanctions list', async () => {
    market.shows({ isHeld: true });
    await openFile();
    expect(button(en['verify.decision.do.reject'])).toBeVisible();
    expect(screen.queryByRole('button', { name: en['verify.decision.do.approve'] })).toBeNull();
    expect(screen.getByText(en['verify.decision.held'])).toBeVisible();
  });

  it('that needs a reason is not sent without one', async () => {
    await openFile();
    await press(en['verify.decision.do.request-changes']);
    expect(note()).toHaveFocus();
    expect(note()).toHaveAccessibleDescription(containing(en['verify.decision.reason-missing']));
    expect(market.sent).toEqual([]);
    await userEvent.type(note(), 'Street number 14');
    await press(en['verify.decision.do.request-changes']);
    expect(market.sent[0]?.body).toEqual({
      decision: 'request-changes',
      version: 'seen-1',
      reason: 'Street number 14',
    });
  });

  it('that is final is asked about once more', async () => {
    await openFile();
    await userEvent.type(note(), 'No such company');
    await press(en['verify.decision.do.reject']);
    const dialog = await screen.findByRole('dialog', { name: en['verify.decision.do.reject'] });
    expect(within(dialog).getByText(en['verify.decision.sure.reject'])).toBeVisible();
    expect(market.sent).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button(en['verify.decision.do.reject'])).toHaveFocus());
    // By keyboard alone: the focus begins on what confirms.
    await userEvent.keyboard('{Enter}');
    await waitFor(async () =>
      expect(
        within(await screen.findByRole('dialog')).getByRole('button', {
          name: en['verify.decision.do.reject'],
        }),
      ).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(market.sent).toHaveLength(1));
  });

  it('to suspend names the reason; each suspension ends by itself', async () => {
    market.shows({ verification: 'approved' });
    await openFile();
    await userEvent.type(note(), 'Sold what it had not');
    await press(en['verify.decision.do.suspend']);
    await confirmMove(en['verify.decision.do.suspend']);
    const reasons = screen.getByRole('combobox', { name: en['verify.suspension.why'] });
    expect(reasons).toHaveAccessibleDescription(containing(en['verify.suspension.missing']));
    await userEvent.selectOptions(reasons, en['verify.suspension.reason.sanctions']);
    expect(reasons).toHaveAccessibleDescription(containing(en['verify.suspension.untold']));
    await userEvent.selectOptions(reasons, en['verify.suspension.reason.conduct']);
    const suspension = { words: 'Sold what it had not', by: 'Burak Tan', since: '2026-11-20T09:00:00Z' };
    market.shows({
      verification: 'suspended',
      suspensions: [
        { ...suspension, reason: 'conduct' },
        { ...suspension, reason: 'lapsed', words: 'Extract of 2024' },
      ],
    });
    await confirmMove(en['verify.decision.do.suspend']);
    expect(market.sent[0]?.body).toMatchObject({ decision: 'suspend', suspension: 'conduct' });
    const list = within(await screen.findByRole('list', { name: en['verify.suspension.title'] }));
    expect(list.getByText('Extract of 2024')).toBeVisible();
    const [, second] = list.getAllByRole('button', { name: en['verify.decision.do.reinstate'] });
    if (second) await userEvent.click(second);
    await confirmMove(en['verify.decision.do.reinstate']);
    expect(market.sent[1]?.body).toMatchObject({ decision: 'reinstate', suspension: 'lapsed' });
    expect(button(en['verify.decision.do.suspend-again'])).toBeVisible();
  });

  it('that came too late says so, shows how it stands and keeps the note', async () => {
    await openFile();
    await userEvent.type(note(), 'Street number 14');
    market.shows({ verification: 'in_review', version: 'seen-2' });
    market.network.answer(fileUrl, () => problemAnswer(409, 'verification.moved'));
    await press(en['verify.decision.do.request-changes']);
    expect(await screen.findByText(en['verify.decision.moved.title'])).toBeVisible();
    expect(note()).toHaveValue('Street number 14');
  });

  it('to approve waits for what is open about sanctions', async () => {
    await openFile();
    market.network.answer(`${fileUrl}/decision`, () => problemAnswer(409, 'verification.hits-open'));
    await press(en['verify.decision.do.approve']);
    await confirmMove(en['verify.decision.do.approve']);
    expect(await screen.findByText(en['verify.decision.held'])).toBeVisible();
  });

  it('whose answer was lost is sent again under the same key', async () => {
    await openFile();
    market.network.answer(`${fileUrl}/decision`, () => problemAnswer(503, 'server.not-ready', 'req-1'));
    await press(en['verify.decision.do.approve']);
    await confirmMove(en['verify.decision.do.approve']);
    expect(await screen.findByText(fillIn(en['verify.decision.reference'], { code: 'req-1' }))).toBeVisible();
    await press(en['verify.decision.do.approve']);
    await confirmMove(en['verify.decision.do.approve']);
    await waitFor(() => expect(market.sent).toHaveLength(2));
    expect(market.sent[0]).toEqual(market.sent[1]);
  });

  it('is warned of when the company changes while it is open', async () => {
    await openFile();
    market.shows({ version: 'seen-2', legalName: 'Yeşildere Tekstil A.Ş.' });
    act(() => passOnLiveNews({ topic: 'company', id: first }));
    expect(await screen.findByText(en['verify.decision.changed'])).toBeVisible();
    await press(en['verify.decision.changed-seen']);
    expect(screen.queryByText(en['verify.decision.changed'])).not.toBeInTheDocument();
  });
});
