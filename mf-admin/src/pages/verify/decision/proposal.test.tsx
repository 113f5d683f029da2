import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problemAnswer } from 'shared-kit/testing';
import {
  button,
  file,
  fileUrl,
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

const proposal = {
  decision: 'approve',
  ...{ suspension: null, reason: 'Licence seen', by: 'Derya Ak', isMine: false },
  at: '2026-11-20T09:00:00Z',
} as const;

describe('a decision that takes two', () => {
  it('is proposed, and says that another has to confirm it', async () => {
    market.shows({ needsTwo: ['approve'] });
    await openFile();
    market.network.answer(fileUrl, () => ({ body: { ...file, needsTwo: ['approve'], outcome: 'proposed' } }));
    await press('Propose approval');
    expect(await screen.findByText(/Proposed for Yeşildere. Another of the staff/)).toBeVisible();
  });

  it('is confirmed by another, for the version on show', async () => {
    market.shows({ proposal });
    market.network.answer(`${fileUrl}/proposal/confirmation`, () => ({ body: {} }));
    await openFile();
    expect(screen.getByText('Licence seen')).toBeVisible();
    market.shows({ verification: 'approved' });
    await press('Confirm');
    expect(market.sent[0]?.body).toEqual({ version: 'seen-1' });
    expect(await screen.findByRole('button', { name: 'Suspend' })).toBeVisible();
  });

  it('has no button to confirm it for who proposed it', async () => {
    market.shows({ proposal: { ...proposal, isMine: true } });
    await openFile();
    expect(screen.getByText('Another of the staff has to confirm it.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(button('Take it back')).toBeVisible();
  });

  it('that could not be confirmed says so', async () => {
    market.shows({ proposal });
    market.network.answer(`${fileUrl}/proposal/confirmation`, () =>
      problemAnswer(409, 'verification.moved', 'req-7'),
    );
    await openFile();
    await press('Confirm');
    expect(await screen.findByRole('alert')).toHaveTextContent('Reference req-7');
  });
});

describe('the desk', () => {
  it('takes a company over and gives it back', async () => {
    market.network.answer(`${fileUrl}/assignment`, () => ({ body: {} }));
    await openFile();
    expect(screen.getByText('Nobody works on this company yet.')).toBeVisible();
    market.shows({ assignee: { name: 'Burak Tan', isMe: true } });
    await press('Take over');
    expect(await screen.findByText('You work on this company.')).toBeVisible();
    await press('Give back');
    expect(market.sent.map(({ body }) => body)).toEqual([{ isMine: true }, { isMine: false }]);
  });

  it('keeps a note of the staff', async () => {
    market.network.answer(`${fileUrl}/notes`, () => ({ body: {} }));
    await openFile();
    await userEvent.type(screen.getByRole('textbox', { name: /^New note/ }), 'Called them');
    market.shows({ notes: [{ id: '1', at: '2026-11-20T09:00:00Z', by: 'Burak Tan', text: 'Called them' }] });
    await press('Add the note');
    expect(await screen.findByText('Called them')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^New note/ })).toHaveValue('');
  });

  it('puts chosen words after what was typed', async () => {
    await openFile();
    await userEvent.type(note(), 'Good day.');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Insert words' }), 'Document too old');
    expect(note()).toHaveValue('Good day.\nOne of the documents is too old. Please upload a recent one.');
  });
});
