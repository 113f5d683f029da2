import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CompaniesAnswer, companyKinds, verificationStates } from 'shared-kit/contract';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell, rowsOf } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import CompaniesPage from './companies-page.tsx';

type Company = CompaniesAnswer['companies'][number];
const endpoint = '/api/admin/companies';
const company: Company = {
  id: 'company-1',
  legalName: 'Tössfelden Maschinenbau AG',
  kind: 'machinery-manufacturer',
  country: 'CH',
  city: 'Winterthur',
  verification: 'approved',
  submittedAt: '2025-05-22T06:00:00Z',
};
const counts: CompaniesAnswer['counts'] = {
  draft: 1,
  submitted: 4,
  in_review: 0,
  changes_requested: 0,
  approved: 21,
  rejected: 0,
  suspended: 2,
};

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({});
  answers({});
});
afterEach(() => network.restore());

const answers = (change: Partial<CompaniesAnswer>) =>
  network.answer(endpoint, () => ({ body: { companies: [company], next: null, counts, ...change } }));
/** What the shell brings. */
const host = {
  'answer.failed': 'Failed',
  'error.reference': 'Reference',
  'error.retry': 'Try again',
  'page.loading': 'Loading',
};
const page = (path = '/admin/verify') =>
  renderInShell(<CompaniesPage />, {
    path,
    messages: { admin: path.startsWith('/tr') ? tr : en, host },
  });
const rows = async () => rowsOf(await screen.findByRole('table'));
const asked = () => Object.fromEntries(network.last(endpoint).searchParams);
const filter = () => screen.getByRole('combobox', { name: 'Verification state' });

describe('the list', () => {
  it.each([
    ['/admin/verify', en, 'Machinery manufacturer', 'Switzerland', '22 May 2025', 'Approved'],
    ['/tr/admin/verify', tr, 'Makine üreticisi', 'İsviçre', '22 May 2025', 'Onaylandı'],
  ])('at %s has who is how far', async (path, words, kind, country, day, state) => {
    page(path);
    const title = words['companies.title'];
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByRole('table', { name: title })).toBeVisible();
    expect(await rows()).toEqual([
      ['Tössfelden Maschinenbau AG', kind, `Winterthur, ${country}`, day, state],
    ]);
    expect(asked()).toEqual({});
  });

  it('says that a company has not submitted yet', async () => {
    answers({ companies: [{ ...company, submittedAt: null }] });
    page();
    expect(await screen.findByRole('cell', { name: 'Not yet' })).toBeVisible();
  });

  it.each(verificationStates)('has words for %s in both languages', async (verification) => {
    answers({ companies: [{ ...company, verification }] });
    const english = page();
    expect((await rows())[0]).toContain(en[`companies.state.${verification}`]);
    english.unmount();
    page('/tr/admin/verify');
    expect((await rows())[0]).toContain(tr[`companies.state.${verification}`]);
  });

  it.each(companyKinds)('has words for a %s in both languages', async (kind) => {
    answers({ companies: [{ ...company, kind }] });
    const english = page();
    expect((await rows())[0]).toContain(en[`companies.kind.${kind}`]);
    english.unmount();
    page('/tr/admin/verify');
    expect((await rows())[0]).toContain(tr[`companies.kind.${kind}`]);
  });
});

describe('the filter', () => {
  it('counts the companies of each state', async () => {
    page();
    await rows();
    expect([...filter().querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Every state',
      'Draft (1)',
      'Submitted (4)',
      'In review (0)',
      'Changes requested (0)',
      'Approved (21)',
      'Rejected (0)',
      'Suspended (2)',
    ]);
  });

  it('goes into the address and the question, from the first page on', async () => {
    const { address } = page('/admin/verify?cursor=late');
    await rows();
    await userEvent.selectOptions(filter(), 'submitted');
    expect(address()).toBe('/admin/verify?state=submitted');
    expect(asked()).toEqual({ state: 'submitted' });
    await userEvent.selectOptions(filter(), '');
    expect(address()).toBe('/admin/verify');
  });

  it('is read from the address', async () => {
    page('/admin/verify?state=suspended');
    await rows();
    expect(filter()).toHaveValue('suspended');
    expect(asked()).toEqual({ state: 'suspended' });
  });

  it.each(['nonsense', 'Approved', 'approved,draft', ''])('ignores the state %j', async (state) => {
    page(`/admin/verify?state=${state}`);
    await rows();
    expect(filter()).toHaveValue('');
    expect(asked()).toEqual({});
  });

  it('stays while its answer is empty', async () => {
    answers({ companies: [] });
    page('/tr/admin/verify?state=rejected');
    expect(await screen.findByRole('heading', { level: 2, name: 'Burada kayıt yok' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Doğrulama durumu' })).toHaveValue('rejected');
  });
});

it('keeps the filter from page to page', async () => {
  answers({ next: 'a+b=' });
  const { address } = page('/admin/verify?state=approved');
  await userEvent.click(await screen.findByRole('link', { name: 'Next page' }));
  expect(address()).toBe('/admin/verify?state=approved&cursor=a%2Bb%3D');
  expect(asked()).toEqual({ state: 'approved', cursor: 'a+b=' });
  expect(await screen.findByRole('link', { name: 'First page' })).toHaveAttribute(
    'href',
    '/admin/verify?state=approved',
  );
});

it('leads back to the first page of all', async () => {
  page('/admin/verify?cursor=late');
  expect(await screen.findByRole('link', { name: 'First page' })).toHaveAttribute('href', '/admin/verify');
});

it('tells that it is loading', async () => {
  const answer = Promise.withResolvers<{ body: CompaniesAnswer }>();
  network.answer(endpoint, () => answer.promise);
  page();
  expect(screen.getByText('Loading')).toBeInTheDocument();
  answer.resolve({ body: { companies: [company], next: null, counts } });
  expect(await screen.findByRole('table')).toBeVisible();
});

it('tells of a failure with its reference, and tries again', async () => {
  network.answer(endpoint, () => problemAnswer(500, 'internal', 'req-7f3a'));
  page();
  expect(await screen.findByRole('alert')).toHaveTextContent('Reference req-7f3a');
  answers({});
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeVisible();
});
