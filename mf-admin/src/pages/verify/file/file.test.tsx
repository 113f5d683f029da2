import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CompanyCheck } from 'shared-kit/contract/checks';
import { type VerificationState, verificationStates } from 'shared-kit/contract/companies';
import { fillIn } from 'shared-kit/contract/languages';
import { decisionsIn } from 'shared-kit/contract/verification';
import { containing, problemAnswer } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import {
  check,
  first,
  openFile,
  openQueue,
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

const finding = (of: CompanyCheck['check'], is: CompanyCheck['finding']) =>
  fillIn(en['verify.check.of'], {
    check: en[`verify.check.name.${of}`],
    finding: en[`verify.check.finding.${is}`],
  });
const step = (from: VerificationState, to: VerificationState) =>
  fillIn(en['verify.log.step'], { from: en[`companies.state.${from}`], to: en[`companies.state.${to}`] });

describe('a company', () => {
  it('is shown with its checks, and with what cannot be checked', async () => {
    const twin = { id: second, legalName: 'YESILDERE DOKUMA AS', verification: 'rejected' } as const;
    market.shows({
      checks: [
        check('tax-number', 'check-digit', { compared: ['4540536921'] }),
        check('same-name', 'others', { companies: [twin] }),
        check('address', 'no-address'),
        check('vies', 'unavailable'),
      ],
    });
    await openFile();
    expect(screen.getByText(finding('tax-number', 'check-digit'))).toBeVisible();
    expect(screen.getByText('4540536921')).toBeVisible();
    expect(screen.getByRole('link', { name: 'YESILDERE DOKUMA AS' })).toHaveAttribute(
      'href',
      `/admin/verify/${second}`,
    );
    expect(screen.getByText(finding('address', 'no-address'))).toBeVisible();
    expect(screen.getByText(finding('vies', 'unavailable'))).toBeVisible();
    const unchecked = screen.getByText(en['verify.check.sanctions-unchecked']);
    expect(unchecked).toBeVisible();
    const outcomes = ['failed', 'attention', 'failed', 'not-possible', 'not-possible'] as const;
    const list = within(unchecked.closest('ul') ?? document.body);
    expect(list.getAllByRole('img').map((it) => it.getAttribute('aria-label'))).toEqual(
      outcomes.map((it) => en[`verify.check.outcome.${it}`]),
    );
  });

  it('names the documents that are too old', async () => {
    market.shows({ checks: [check('documents', 'papers-too-old', { compared: ['trade-register'] })] });
    await openFile();
    expect(screen.getByText(finding('documents', 'papers-too-old'))).toBeVisible();
    expect(screen.getByText('Trade register extract')).toBeVisible();
  });

  it('has its owners, and who of them is politically exposed', async () => {
    const person = {
      name: 'Nuray Demirtaş',
      birthMonth: 4,
      birthYear: 1971,
      nationality: 'TR',
      residence: 'CH',
      isExposed: true,
    };
    const owner = { id: 'o', ground: 'shares', share: '62.5', words: null } as const;
    market.shows({ owners: [{ ...owner, declaredAt: '2026-11-18T06:00:00Z', person }] });
    await openFile();
    expect(screen.getByText(`${en['verify.owners.ground.shares']}: 62.5 %`)).toBeVisible();
    expect(screen.getByText(en['verify.owners.exposed'])).toBeVisible();
    const told = { born: '04/1971', nationality: 'Türkiye', residence: 'Switzerland' };
    expect(screen.getByText(fillIn(en['verify.owners.person'], told))).toBeVisible();
  });

  it('is put at high risk', async () => {
    await openFile();
    market.network.answer(`${queueUrl}/${first}/risk`, () => ({ body: {} }));
    await userEvent.selectOptions(screen.getByLabelText(en['verify.risk.label']), en['verify.risk.is.high']);
    expect(market.sent.at(-1)?.body).toEqual({ risk: 'high' });
  });

  it.each(verificationStates)('in state %s offers what may be decided then', async (verification) => {
    market.shows({ verification });
    await openFile();
    const panel = within(screen.getByRole('region', { name: en['verify.decision.title'] }));
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
    expect(steps).toEqual([step('in_review', 'changes_requested'), step('submitted', 'in_review')]);
    expect(screen.getByText('Street number')).toBeVisible();
    const proposed = fillIn(en['verify.log.proposed'], { by: 'Derya Ak' });
    expect(screen.getByText(containing(`Burak Tan · ${proposed}`))).toBeVisible();
  });

  it.each([['nonsense'], [second]])('that is not there (%s) is said to be so', async (id) => {
    market.network.answer(`${queueUrl}/${second}`, () => problemAnswer(404, 'company.not-found'));
    openQueue(`/admin/verify/${id}`);
    const title = en['verify.unknown.title'];
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});
