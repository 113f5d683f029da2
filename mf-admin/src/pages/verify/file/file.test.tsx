import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { decisionsIn, verificationStates } from 'shared-kit/contract';
import { problemAnswer } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import {
  openFile,
  openQueue,
  point,
  queueUrl,
  second,
  type VerificationMarket,
  verificationMarket,
} from '../testing/verification-market.tsx';

let market: VerificationMarket;
beforeEach(() => {
  market = verificationMarket();
});
afterEach(() => market.network.restore());

describe('a company', () => {
  it('is shown with its checks, and with what cannot be checked', async () => {
    const twin = { id: second, legalName: 'YESILDERE DOKUMA AS', verification: 'rejected' } as const;
    market.shows({
      checks: { tax: [{ field: 'taxNumber', outcome: 'check-digit' }], sameTaxNumber: [], sameName: [twin] },
    });
    await openFile();
    expect(screen.getByText('Tax number: check digits do not agree')).toBeVisible();
    expect(screen.getByText('No other company has this tax number')).toBeVisible();
    expect(screen.getByRole('link', { name: 'YESILDERE DOKUMA AS' })).toHaveAttribute(
      'href',
      `/admin/verify/${second}`,
    );
    expect(screen.getByText('No registered address')).toBeVisible();
    expect(screen.getByText(/Sanctions lists: not checked/)).toBeVisible();
  });

  it('is told to lack documents, and to have one that is too old', async () => {
    const { document } = point;
    market.shows({ documents: [{ ...point, document: document && { ...document, faults: ['too-old'] } }] });
    await openFile();
    expect(screen.getByText('1 needed document is open')).toBeVisible();
    expect(screen.getByText('1 document is too old, lapsed or lacks a date')).toBeVisible();
  });

  it.each(verificationStates)('in state %s offers what may be decided then', async (verification) => {
    market.shows({ verification });
    await openFile();
    const panel = within(screen.getByRole('region', { name: 'Decision' }));
    const buttons = decisionsIn(verification)
      // A suspension has a button beside its reason; this one has none.
      .filter((it) => it !== 'reinstate')
      .map((it) => (it === 'suspend' && verification === 'suspended' ? 'suspend-again' : it));
    const words = buttons.map((it) => en[`verify.decision.do.${it}`]);
    expect(panel.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(words);
  });

  it('has its log, the newest first', async () => {
    const entry = {
      at: '2026-11-19T08:00:00Z',
      by: 'Burak Tan',
      reason: null,
      suspension: null,
      proposedBy: null,
      isAlone: false,
    };
    market.shows({
      log: [
        { ...entry, id: 'a', from: 'submitted', to: 'in_review', proposedBy: 'Derya Ak' },
        { ...entry, id: 'b', from: 'in_review', to: 'changes_requested', reason: 'Street number' },
      ],
    });
    await openFile();
    const steps = screen.getAllByText(/→/).map(({ textContent }) => textContent);
    expect(steps).toEqual(['In review → Changes requested', 'Submitted → In review']);
    expect(screen.getByText('Street number')).toBeVisible();
    expect(screen.getByText(/Burak Tan · proposed by Derya Ak/)).toBeVisible();
  });

  it.each([['nonsense'], [second]])('that is not there (%s) is said to be so', async (id) => {
    market.network.answer(`${queueUrl}/${second}`, () => problemAnswer(404, 'company.not-found'));
    openQueue(`/admin/verify/${id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'This company is not there' })).toBeVisible();
  });
});
