import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { VerificationState } from 'shared-kit/contract/companies';
import { fillIn } from 'shared-kit/contract/languages';
import { containing, type FakeNetwork, press } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import tr from '../../../messages/tr.json' with { type: 'json' };
import { company, openProfile, owner, plainMember, profileNetwork } from '../testing/open-profile.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = profileNetwork();
});
afterEach(() => network.restore());

const fine = () => ({ body: {} });

describe('a company', () => {
  it('marks the tax number that the server refuses', async () => {
    openProfile('company');
    const form = within(await screen.findByRole('form', { name: en['profile.company.save'] }));
    network.answer('/api/company', () => ({
      status: 400,
      body: { code: 'request.body-invalid', errors: [{ name: 'taxNumber', reason: 'check-digit' }] },
    }));
    await userEvent.type(form.getByLabelText(en['profile.tax.tr-vkn']), '1{Enter}');
    const wrong = containing(en['profile.company.tax-wrong'], { field: en['profile.tax.tr-vkn'] });
    expect(await form.findByRole('alert')).toHaveTextContent(wrong);
    expect(form.getByLabelText(en['profile.tax.tr-vkn'])).toBeInvalid();
    expect(form.getByLabelText(en['profile.tax.tr-vkn'])).toHaveValue('45405369201');
  });

  it.each([
    ['', en, '10 Nov 2026', '/documents'],
    ['/tr', tr, '10 Kas 2026', '/tr/documents'],
  ] as const)('that lacks a document is led to it at %s/profile', async (prefix, words, day, address) => {
    const title = fillIn(words['profile.company.document-missing'], { day });
    const link = words['profile.company.documents'];
    const due = { ...company, reVerificationDue: '2026-11-10T09:00:00Z' };
    network.answer('/api/company', () => ({ body: due }));
    openProfile('company', { prefix });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', address);
  });

  it('is read, not changed, by its members', async () => {
    openProfile('company', { session: plainMember });
    expect(await screen.findByText('Çağlayan Dokuma A.Ş.')).toBeVisible();
    expect(screen.getByText('€250,000')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('gets an address, which must have its postal code', async () => {
    network.answer('/api/company/addresses', fine);
    openProfile('company');
    await screen.findByText('OSB 4. Cadde 12');
    await press(en['profile.address.add']);
    const form = within(screen.getByRole('form', { name: en['profile.address.save'] }));
    await userEvent.type(form.getByLabelText(en['profile.address.line1']), 'Depo 2');
    await userEvent.type(form.getByLabelText(en['profile.address.city']), 'Bursa{Enter}');
    expect(await form.findByRole('alert')).toHaveTextContent(en['profile.address.postal-code-missing']);
    await userEvent.type(form.getByLabelText(en['profile.address.postal-code']), '16140{Enter}');
    await waitFor(() => expect(network.asked).toContain('/api/company/addresses'));
    await waitFor(() => expect(screen.queryByRole('form', { name: en['profile.address.save'] })).toBeNull());
  });

  it.each(['much', '-5', '12.3456'])('has no approval limit of %j', async (typed) => {
    openProfile('company');
    const form = within(await screen.findByRole('form', { name: en['profile.limit.save'] }));
    await userEvent.clear(form.getByLabelText(en['profile.limit.amount']));
    await userEvent.type(form.getByLabelText(en['profile.limit.amount']), `${typed}{Enter}`);
    expect(await form.findByRole('alert')).toHaveTextContent(en['profile.limit.wrong']);
    expect(network.asked).not.toContain('/api/company/approval-limit');
  });
});

describe("a maker's discount limit", () => {
  const maker = { ...owner, user: { ...owner.user, isManufacturer: true } };

  it('is set by its owner, in percent', async () => {
    const sent: unknown[] = [];
    network.answer('/api/company/discount-limit', (_url, body) => {
      sent.push(body);
      return { body: {} };
    });
    openProfile('company', { session: maker });
    const form = within(await screen.findByRole('form', { name: en['profile.discount-limit.save'] }));
    const field = form.getByLabelText(en['profile.discount-limit.percent']);
    await userEvent.type(field, '7,5{Enter}');
    await waitFor(() => expect(sent).toEqual([{ percent: '7.5' }]));
  });

  it.each(['101', 'much', '-5', '1.234'])('is not %j', async (typed) => {
    openProfile('company', { session: maker });
    const form = within(await screen.findByRole('form', { name: en['profile.discount-limit.save'] }));
    await userEvent.type(form.getByRole('textbox'), `${typed}{Enter}`);
    expect(await form.findByRole('alert')).toHaveTextContent(en['profile.discount-limit.wrong']);
    expect(network.asked).not.toContain('/api/company/discount-limit');
  });

  it('is nothing that a company has that sells nothing', async () => {
    openProfile('company');
    await screen.findByRole('form', { name: en['profile.limit.save'] });
    expect(screen.queryByRole('form', { name: en['profile.discount-limit.save'] })).not.toBeInTheDocument();
  });
});

it('lists which staff could read its quotes, when and why', async () => {
  const about = { staff: 'Selin Er', openedAt: '2026-11-20T09:00:00Z', endsAt: '2026-11-21T09:00:00Z' };
  const quote = { id: 'q', number: 'RFQ-2007' };
  network.answer('/api/company/staff-cases', () => ({
    body: {
      cases: [
        { id: '1', ...about, reason: 'The maker asked us to look', company: null, quote },
        { id: '2', ...about, reason: 'A tip', company: { id: 'c', name: 'Çağlayan' }, quote: null },
      ],
    },
  }));
  openProfile('company');
  const sheet = within(await screen.findByRole('region', { name: en['profile.cases.title'] }));
  expect(await sheet.findByRole('link', { name: 'RFQ-2007' })).toHaveAttribute('href', '/quote/q');
  expect(sheet.getByText(fillIn(en['profile.cases.all-quotes'], { company: 'Çağlayan' }))).toBeVisible();
  expect(sheet.getByText('The maker asked us to look')).toBeVisible();
  expect(sheet.getAllByText(/^Selin Er, 20 Nov 2026/)).toHaveLength(2);
});

describe("the staff's remark", () => {
  const stands = (verification: VerificationState, mayAppeal = false) =>
    network.answer('/api/company', () => ({
      body: { ...company, verification, mayAppeal, verificationReason: 'Street number 14' },
    }));

  it('is shown to an owner, who submits the corrected company again', async () => {
    stands('changes_requested');
    network.answer('/api/company/resubmission', fine);
    openProfile('company');
    expect(await screen.findByText('Street number 14')).toBeVisible();
    stands('in_review');
    await press(en['profile.company.resubmit']);
    expect(await screen.findByText(en['profile.company.about.in_review'])).toBeVisible();
    expect(screen.queryByRole('button', { name: en['profile.company.resubmit'] })).not.toBeInTheDocument();
    expect(network.asked).toContain('/api/company/resubmission');
  });

  it('is shown to a member, who cannot', async () => {
    stands('changes_requested');
    openProfile('company', { session: plainMember });
    expect(await screen.findByText('Street number 14')).toBeVisible();
    expect(screen.queryByRole('button', { name: en['profile.company.resubmit'] })).not.toBeInTheDocument();
  });

  it('that turned a company down is appealed against once, with words', async () => {
    stands('rejected', true);
    network.answer('/api/company/appeal', fine);
    openProfile('company');
    expect(await screen.findByText('Street number 14')).toBeVisible();
    await press(en['profile.company.appeal']);
    const words = screen.getByRole('textbox', { name: en['profile.company.appeal-words'] });
    expect(words).toHaveAccessibleDescription(containing(en['profile.company.appeal-missing']));
    expect(network.asked).not.toContain('/api/company/appeal');
    await userEvent.type(words, 'The register was corrected');
    stands('submitted');
    await press(en['profile.company.appeal']);
    expect(network.asked).toContain('/api/company/appeal');
    expect(screen.queryByRole('button', { name: en['profile.company.appeal'] })).not.toBeInTheDocument();
  });

  it('that turned it down leaves a member to ask an owner', async () => {
    stands('rejected', true);
    openProfile('company', { session: plainMember });
    expect(await screen.findByText(en['profile.company.appeal-owner'])).toBeVisible();
    expect(screen.queryByRole('button', { name: en['profile.company.appeal'] })).not.toBeInTheDocument();
  });

  it('of a suspended company leaves nothing to submit', async () => {
    stands('suspended');
    openProfile('company');
    expect(await screen.findByText('Street number 14')).toBeVisible();
    expect(screen.queryByRole('button', { name: en['profile.company.resubmit'] })).not.toBeInTheDocument();
  });
});
