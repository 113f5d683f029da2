import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { passOnLiveNews } from 'shared-kit/shell';
import { problemAnswer } from 'shared-kit/testing';
import {
  button,
  fileUrl,
  first,
  note,
  openFile,
  press,
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
    await press('Approve');
    expect(await screen.findByText('Yeşildere is approved and has been told.')).toBeVisible();
    expect(market.sent).toEqual([
      {
        key: expect.stringMatching(/^[\da-f]{32}$/),
        body: { decision: 'approve', version: 'seen-1', reason: null, suspension: null },
      },
    ]);
    expect(button('Suspend')).toBeVisible();
  });

  it('to approve isn’t offered while a name is like one on a sanctions list', async () => {
    market.shows({ isHeld: true });
    await openFile();
    expect(button('Reject')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(screen.getByText(/^Decide on the sanctions lists first/)).toBeVisible();
  });

  it('that needs a reason is not sent without one', async () => {
    await openFile();
    await press('Ask for a correction');
    expect(note()).toHaveFocus();
    expect(note()).toHaveAccessibleDescription(/Tell the company why/);
    expect(market.sent).toEqual([]);
    await userEvent.type(note(), 'Street number 14');
    await press('Ask for a correction');
    expect(market.sent[0]?.body).toEqual({
      decision: 'request-changes',
      version: 'seen-1',
      reason: 'Street number 14',
      suspension: null,
    });
  });

  it('that is final is asked about once more', async () => {
    await openFile();
    await userEvent.type(note(), 'No such company');
    await press('Reject');
    expect(screen.getByRole('alert')).toHaveTextContent('Rejecting is final');
    expect(market.sent).toEqual([]);
    await press('Go back');
    await press('Reject');
    await press('Reject for good');
    expect(market.sent).toHaveLength(1);
  });

  it('to suspend names the reason; each suspension ends by itself', async () => {
    market.shows({ verification: 'approved' });
    await openFile();
    await userEvent.type(note(), 'Sold what it had not');
    await press('Suspend');
    await press('Suspend now');
    const reasons = screen.getByRole('combobox', { name: 'Suspend because of' });
    expect(reasons).toHaveAccessibleDescription(/Choose a reason/);
    await userEvent.selectOptions(reasons, 'Sanctions');
    expect(reasons).toHaveAccessibleDescription(/isn't told/);
    await userEvent.selectOptions(reasons, 'Conduct');
    const suspension = { words: 'Sold what it had not', by: 'Burak Tan', since: '2026-11-20T09:00:00Z' };
    market.shows({
      verification: 'suspended',
      suspensions: [
        { ...suspension, reason: 'conduct' },
        { ...suspension, reason: 'lapsed', words: 'Extract of 2024' },
      ],
    });
    await press('Suspend now');
    expect(market.sent[0]?.body).toMatchObject({ decision: 'suspend', suspension: 'conduct' });
    const list = within(await screen.findByRole('list', { name: 'Suspended for' }));
    expect(list.getByText('Extract of 2024')).toBeVisible();
    const [, second] = list.getAllByRole('button', { name: 'End this suspension' });
    if (second) await userEvent.click(second);
    expect(market.sent[1]?.body).toMatchObject({ decision: 'reinstate', suspension: 'lapsed' });
    expect(button('Suspend for another reason')).toBeVisible();
  });

  it('that came too late says so, shows how it stands and keeps the note', async () => {
    await openFile();
    await userEvent.type(note(), 'Street number 14');
    market.shows({ verification: 'in_review', version: 'seen-2' });
    market.network.answer(fileUrl, () => problemAnswer(409, 'verification.moved'));
    await press('Ask for a correction');
    expect(await screen.findByText('It is not as you saw it any more')).toBeVisible();
    expect(note()).toHaveValue('Street number 14');
  });

  it('to approve waits for what is open about sanctions', async () => {
    await openFile();
    market.network.answer(fileUrl, () => problemAnswer(409, 'verification.hits-open'));
    await press('Approve');
    expect(await screen.findByText(/^Decide on the sanctions lists first/)).toBeVisible();
  });

  it('whose answer was lost is sent again under the same key', async () => {
    await openFile();
    market.network.answer(fileUrl, () => problemAnswer(503, 'server.not-ready', 'req-1'));
    await press('Approve');
    expect(await screen.findByText('Reference req-1')).toBeVisible();
    await press('Approve');
    await waitFor(() => expect(market.sent).toHaveLength(2));
    expect(market.sent[0]).toEqual(market.sent[1]);
  });

  it('is warned of when the company changes while it is open', async () => {
    await openFile();
    market.shows({ version: 'seen-2', legalName: 'Yeşildere Tekstil A.Ş.' });
    act(() => passOnLiveNews({ topic: 'company', id: first }));
    expect(await screen.findByText('This company changed while you had it open.')).toBeVisible();
    await press('I have seen it');
    expect(screen.queryByText('This company changed while you had it open.')).not.toBeInTheDocument();
  });
});
