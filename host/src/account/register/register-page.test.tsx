import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { termsVersion } from 'shared-kit/contract/companies';
import { fillIn } from 'shared-kit/contract/languages';
import { nameFaultWords } from 'shared-kit/contract/names';
import { unprintableWords } from 'shared-kit/contract/printed-text';
import { hasUnsavedInput } from 'shared-kit/shell/host';
import { type FakeNetwork, fakeNetwork, problemAnswer } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import {
  accept,
  alert,
  chooseKind,
  describeCompany,
  describePerson,
  field,
  goOn,
  heading,
  kind,
  open,
  password,
  write,
} from './testing/registering.tsx';

const register = '/api/registration';
const again = '/api/registration/confirmation';
let network: FakeNetwork;
let sent: unknown;
beforeEach(() => {
  sessionStorage.clear();
  network = fakeNetwork({ [register]: () => ({ body: {} }), [again]: () => ({ body: {} }) });
  sent = undefined;
  const answering = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (String(input) === register) sent = JSON.parse(String(init?.body));
    return answering(input, init);
  };
});
afterEach(() => network.restore());

describe('registering', () => {
  it('a company goes step by step to the mail', async () => {
    const { address } = open('/register?redirect=%2Fcart', true);
    await chooseKind(en['register.kind.textile-manufacturer']);
    expect(heading(en['register.heading.company'])).toHaveFocus();
    expect(address()).toBe('/register?redirect=%2Fcart&step=company');
    await describeCompany();
    expect(heading(en['register.heading.address'])).toHaveFocus();
    await write({
      [en['profile.address.line1']]: 'Webergasse 1',
      [en['profile.address.postal-code']]: '9000',
      [en['profile.address.city']]: 'St. Gallen',
    });
    await goOn();
    await describePerson();
    expect(screen.getByRole('region', { name: en['register.step.company'] })).toHaveTextContent(
      'Weberei Muster AG',
    );
    await accept();
    expect(await screen.findByRole('heading', { level: 1, name: en['mail-sent.title'] })).toHaveFocus();
    expect(screen.getByText(/deniz@mill\.example/)).toBeVisible();
    expect(screen.getByRole('link', { name: en['mail-sent.mailbox'] })).toBeVisible();
    expect(sent).toEqual({
      name: 'Deniz Aksoy',
      email: 'deniz@mill.example',
      password: 'a good long password',
      locale: 'en',
      termsVersion,
      redirect: '/cart',
      company: {
        kind: 'textile-manufacturer',
        legalForm: 'company',
        legalName: 'Weberei Muster AG',
        brandName: 'Muster',
        country: 'CH',
        taxNumber: 'CHE-100.155.212',
        taxOffice: null,
        mersisNumber: null,
        address: { line1: 'Webergasse 1', line2: null, postalCode: '9000', city: 'St. Gallen', region: null },
      },
    });
    expect(hasUnsavedInput()).toBe(false);

    await userEvent.click(screen.getByRole('button', { name: en['register.send-again'] }));
    expect(await screen.findByText(en['register.sent-again'])).toBeVisible();
    expect(network.asked).toContain(again);
  });

  it('a person without a company has three steps', async () => {
    open();
    await chooseKind(en['register.kind.none']);
    expect(screen.getAllByRole('listitem').filter((item) => item.dataset.state)).toHaveLength(3);
    await describePerson();
    await accept();
    expect(await screen.findByRole('heading', { name: en['mail-sent.title'] })).toBeVisible();
    expect(sent).toMatchObject({ company: null, redirect: null });
  });

  it('in Turkish asks for what a company there has', async () => {
    open('/tr/register');
    await chooseKind(tr['register.kind.textile-manufacturer']);
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: tr['profile.company.country'] }),
      'Türkiye',
    );
    expect(field(tr['profile.tax.tr-vkn'])).toHaveAccessibleDescription(
      fillIn(tr['register.tax-hint'], { example: '4540536920' }),
    );
    expect(field(tr['profile.tax.tr-tax-office'])).toBeVisible();
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: tr['profile.company.form'] }),
      tr['profile.company.form.sole-trader'],
    );
    expect(field(tr['profile.tax.tr-tckn'])).toBeVisible();
    expect(screen.queryByRole('textbox', { name: tr['profile.tax.tr-vkn'] })).not.toBeInTheDocument();
  });
});

describe('a mistake in the form', () => {
  it('is summed up, leads to its field, and is said there', async () => {
    open();
    await goOn();
    expect(screen.getByRole('alert')).toHaveFocus();
    await userEvent.click(alert().getByRole('link', { name: en['register.fault.kind'] }));
    expect(kind(en['register.kind.retailer'])).toHaveFocus();

    await chooseKind(en['register.kind.retailer']);
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: en['profile.company.country'] }),
      'Switzerland',
    );
    await write({ [en['profile.tax.ch-uid']]: 'CHE-100.155.213' });
    await goOn();
    const words = fillIn(en['register.fault.tax-check-digit'], { field: en['profile.tax.ch-uid'] });
    expect(
      alert()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([en['register.fault.legalName'], en['register.fault.brandName'], words]);
    await userEvent.click(alert().getByRole('link', { name: words }));
    expect(field(en['profile.tax.ch-uid'])).toHaveFocus();
    expect(field(en['profile.tax.ch-uid'])).toHaveAccessibleDescription(words);
    await userEvent.clear(field(en['profile.tax.ch-uid']));
    await write({ [en['profile.tax.ch-uid']]: 'CHE-100.155.212' });
    expect(field(en['profile.tax.ch-uid'])).toBeValid();
  });

  it('about the terms is said at their box', async () => {
    open();
    await chooseKind(en['register.kind.none']);
    await describePerson();
    await goOn();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(en['register.fault.terms']);
    expect(network.asked).not.toContain(register);
  });

  async function refusedWith(answer: Parameters<FakeNetwork['answer']>[1]) {
    network.answer(register, answer);
    open();
    await chooseKind(en['register.kind.none']);
    await describePerson();
    await accept();
  }

  it('by the word of the server leads back to the step', async () => {
    await refusedWith(() => ({
      status: 400,
      body: { code: 'request.body-invalid', errors: [{ name: 'email', reason: 'invalid-format' }] },
    }));
    expect(
      await screen.findByRole('heading', { level: 2, name: en['register.heading.person'] }),
    ).toBeVisible();
    expect(field(en['login.email'])).toHaveAccessibleDescription(en['register.fault.email']);
    await userEvent.type(field(en['login.email']), '.tr');
    expect(field(en['login.email'])).toBeValid();
    expect(password()).toHaveValue('a good long password');
  });

  it.each([
    [{ reason: 'web-address' }, nameFaultWords('web-address', 'en') ?? ''],
    [{ reason: 'unprintable-letter', letter: '𓀀' }, unprintableWords('𓀀', 'en')],
  ])('says at a name what is wrong with it: %j', async (fault, words) => {
    await refusedWith(() => ({
      status: 400,
      body: { code: 'request.body-invalid', errors: [{ name: 'name', ...fault }] },
    }));
    const name = await screen.findByLabelText(en['register.name']);
    expect(name).toHaveAccessibleDescription(words);
    await userEvent.type(name, ' Aksoy');
    expect(name).toBeValid();
  });

  it.each([
    ['too many', () => problemAnswer(429, 'request.too-many'), en['mailed-link.too-many']],
    ['a broken server', () => problemAnswer(500, 'internal'), en['login.failure.unreachable']],
    ['no network', () => Promise.reject(new TypeError('no')), en['login.failure.unreachable']],
    ['other terms', () => problemAnswer(400, 'request.body-invalid'), en['register.outdated']],
  ])('at %s is said, and nothing typed is lost', async (_what, answer, words) => {
    await refusedWith(answer);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    network.answer(register, () => ({ body: {} }));
    await goOn();
    expect(await screen.findByRole('heading', { name: en['mail-sent.title'] })).toBeVisible();
  });
});
