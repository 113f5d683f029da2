import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import { confirmMove, containing, press, problemAnswer } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import {
  button,
  fileUrl,
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

const proposal = {
  decision: 'approve',
  suspension: null,
  reason: 'Licence seen',
  by: 'Derya Ak',
  isMine: false,
  at: '2026-11-20T09:00:00Z',
} as const;

describe('a decision that takes two', () => {
  it('is proposed, and says that another has to confirm it', async () => {
    market.shows({ needsTwo: ['approve'] });
    await openFile();
    market.network.answer(`${fileUrl}/decision`, () => ({ body: { outcome: 'proposed' } }));
    await press(en['verify.decision.do.propose-approve']);
    await confirmMove(en['verify.decision.do.propose-approve']);
    expect(
      await screen.findByText(fillIn(en['verify.decision.done.proposed'], { company: 'Yeşildere' })),
    ).toBeVisible();
  });

  it('is confirmed by another, for the version on show', async () => {
    market.shows({ proposal });
    market.network.answer(`${fileUrl}/proposal/confirmation`, () => ({ body: {} }));
    await openFile();
    expect(screen.getByText('Licence seen')).toBeVisible();
    market.shows({ verification: 'approved' });
    await press(en['verify.proposal.confirm']);
    await confirmMove(en['verify.proposal.confirm']);
    expect(market.sent[0]?.body).toEqual({ seen: { version: 'seen-1', sum: null } });
    expect(await screen.findByRole('button', { name: en['verify.decision.do.suspend'] })).toBeVisible();
  });

  it('has no button to confirm it for who proposed it', async () => {
    market.shows({ proposal: { ...proposal, isMine: true } });
    await openFile();
    expect(screen.getByText(en['verify.proposal.mine'])).toBeVisible();
    expect(screen.queryByRole('button', { name: en['verify.proposal.confirm'] })).toBeNull();
    expect(button(en['verify.proposal.withdraw'])).toBeVisible();
  });

  it('that could not be confirmed says so', async () => {
    market.shows({ proposal });
    market.network.answer(`${fileUrl}/proposal/confirmation`, () =>
      problemAnswer(409, 'binding.moved', 'req-7'),
    );
    await openFile();
    await press(en['verify.proposal.confirm']);
    await confirmMove(en['verify.proposal.confirm']);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      fillIn(en['verify.decision.reference'], { code: 'req-7' }),
    );
  });
});

describe('the desk', () => {
  it('takes a company over and gives it back', async () => {
    market.network.answer(`${fileUrl}/assignment`, () => ({ body: {} }));
    await openFile();
    expect(screen.getByText(en['verify.assignment.none'])).toBeVisible();
    market.shows({ assignee: { name: 'Burak Tan', isMe: true } });
    await press(en['verify.assignment.take']);
    expect(await screen.findByText(en['verify.assignment.mine'])).toBeVisible();
    await press(en['verify.assignment.give-back']);
    expect(market.sent.map(({ body }) => body)).toEqual([{ isMine: true }, { isMine: false }]);
  });

  it('keeps a note of the staff', async () => {
    market.network.answer(`${fileUrl}/notes`, () => ({ body: {} }));
    await openFile();
    await userEvent.type(
      screen.getByRole('textbox', { name: containing(en['verify.notes.new']) }),
      'Called them',
    );
    market.shows({ notes: [{ id: '1', at: '2026-11-20T09:00:00Z', by: 'Burak Tan', text: 'Called them' }] });
    await press(en['verify.notes.add']);
    expect(await screen.findByText('Called them')).toBeVisible();
    expect(screen.getByRole('textbox', { name: containing(en['verify.notes.new']) })).toHaveValue('');
  });

  it('puts chosen words after what was typed', async () => {
    await openFile();
    await userEvent.type(note(), 'Good day.');
    const templates = screen.getByRole('combobox', { name: en['verify.template.title'] });
    await userEvent.selectOptions(templates, en['verify.template.name.too-old']);
    expect(note()).toHaveValue(`Good day.\n${en['verify.template.words.too-old']}`);
  });
});
