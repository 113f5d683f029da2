import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { splitLocale, termsVersion } from 'shared-kit/contract';
import { hasUnsavedInput } from 'shared-kit/shell';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import RegisterPage from './register-page.tsx';

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

function open(path = '/register', demo = false) {
  const texts = splitLocale(path).locale === 'tr' ? tr : en;
  return renderInShell(<RegisterPage />, { path, config: { demo }, messages: { host: texts } });
}
const goOn = () =>
  userEvent.click(screen.getByRole('button', { name: /^(Go on|Register|Devam et|Kaydol)$/ }));
const heading = (name: string) => screen.getByRole('heading', { level: 2, name });
const field = (name: string) => screen.getByRole('textbox', { name });
const write = async (values: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(values)) await userEvent.type(field(name), text);
};
const password = () => screen.getByLabelText('Password');
const alert = () => within(screen.getByRole('alert'));

async function chooseKind(name: RegExp) {
  await userEvent.click(screen.getByRole('radio', { name }));
  await goOn();
}
async function describeCompany() {
  await write({ 'Legal name': 'Weberei Muster AG', 'Brand name': 'Muster' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Switzerland');
  await write({ UID: 'CHE-100.155.212' });
  await goOn();
}
async function describePerson() {
  await write({ 'First and last name': 'Deniz Aksoy', 'Work email': 'deniz@mill.example' });
  await userEvent.type(password(), 'a good long password');
  await goOn();
}
async function accept() {
  await userEvent.click(screen.getByRole('checkbox', { name: en['register.accept'] }));
  await goOn();
}

describe('registering', () => {
  it('a company goes step by step to the mail', async () => {
    const { address } = open('/register?redirect=%2Fcart', true);
    await chooseKind(/^Textile manufacturer/);
    expect(heading('Your company')).toHaveFocus();
    expect(address()).toBe('/register?redirect=%2Fcart&step=company');
    await describeCompany();
    expect(heading('Registered address')).toHaveFocus();
    await write({ 'Street and number': 'Webergasse 1', 'Postal code': '9000', City: 'St. Gallen' });
    await goOn();
    await describePerson();
    expect(screen.getByRole('region', { name: 'Company' })).toHaveTextContent('Weberei Muster AG');
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

    await userEvent.click(screen.getByRole('button', { name: 'Send the mail again' }));
    expect(await screen.findByText(en['register.sent-again'])).toBeVisible();
    expect(network.asked).toContain(again);
  });

  it('a person without a company has three steps', async () => {
    open();
    await chooseKind(/^I have no company yet/);
    expect(screen.getAllByRole('listitem').filter((item) => item.dataset.state)).toHaveLength(3);
    await describePerson();
    await accept();
    expect(await screen.findByRole('heading', { name: en['mail-sent.title'] })).toBeVisible();
    expect(sent).toMatchObject({ company: null, redirect: null });
  });

  it('in Turkish asks for what a company there has', async () => {
    open('/tr/register');
    await chooseKind(/^Tekstil üreticisi/);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ülke' }), 'Türkiye');
    expect(field('Vergi kimlik numarası (VKN)')).toHaveAccessibleDescription('Örneğin 4540536920');
    expect(field('Vergi dairesi')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Hukuki yapı' }), 'Şahıs işletmesi');
    expect(field('T.C. kimlik numarası')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /VKN/ })).not.toBeInTheDocument();
  });
});

describe('a mistake in the form', () => {
  it('is summed up, leads to its field, and is said there', async () => {
    open();
    await goOn();
    expect(screen.getByRole('alert')).toHaveFocus();
    await userEvent.click(alert().getByRole('link', { name: en['register.fault.kind'] }));
    expect(screen.getByRole('radio', { name: /^Retailer/ })).toHaveFocus();

    await chooseKind(/^Retailer/);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Switzerland');
    await write({ UID: 'CHE-100.155.213' });
    await goOn();
    const words = 'UID: a digit is wrong, no such number exists. Compare it with your papers.';
    expect(
      alert()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([en['register.fault.legalName'], en['register.fault.brandName'], words]);
    await userEvent.click(alert().getByRole('link', { name: words }));
    expect(field('UID')).toHaveFocus();
    expect(field('UID')).toHaveAccessibleDescription(words);
    await userEvent.clear(field('UID'));
    await write({ UID: 'CHE-100.155.212' });
    expect(field('UID')).toBeValid();
  });

  it('about the terms is said at their box', async () => {
    open();
    await chooseKind(/^I have no company/);
    await describePerson();
    await goOn();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(en['register.fault.terms']);
    expect(network.asked).not.toContain(register);
  });

  async function refusedWith(answer: Parameters<FakeNetwork['answer']>[1]) {
    network.answer(register, answer);
    open();
    await chooseKind(/^I have no company/);
    await describePerson();
    await accept();
  }

  it('by the word of the server leads back to the step', async () => {
    await refusedWith(() => ({
      status: 400,
      body: { code: 'request.body-invalid', errors: [{ name: 'email', reason: 'invalid-format' }] },
    }));
    expect(await screen.findByRole('heading', { level: 2, name: 'About you' })).toBeVisible();
    expect(field('Work email')).toHaveAccessibleDescription(en['register.fault.email']);
    await userEvent.type(field('Work email'), '.tr');
    expect(field('Work email')).toBeValid();
    expect(password()).toHaveValue('a good long password');
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

describe('coming and going', () => {
  it('keeps what was typed, and never the password', async () => {
    const { unmount } = open();
    await chooseKind(/^I have no company/);
    await write({ 'First and last name': 'Deniz Aksoy', 'Work email': 'deniz@mill.example' });
    await userEvent.type(password(), 'a good long password');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('a good long password');
    expect(hasUnsavedInput()).toBe(true);
    unmount();
    open('/register?step=terms');
    expect(heading('About you')).toBeVisible();
    expect(field('Work email')).toHaveValue('deniz@mill.example');
    expect(password()).toHaveValue('');
  });

  it('survives whatever is kept there', () => {
    sessionStorage.setItem(
      'registration',
      '{"kind":"king","legalForm":1,"name":["x"],"email":"d@mill.example"}',
    );
    open('/register?step=person');
    expect(heading('What kind of company is it?')).toBeVisible();
  });

  it.each(['company', 'address', 'person', 'terms', 'elsewhere'])(
    'begins at the beginning for %s',
    (step) => {
      const { address } = open(`/register?redirect=%2Fcart&step=${step}`);
      expect(address()).toBe('/register?redirect=%2Fcart');
      expect(heading('What kind of company is it?')).toBeVisible();
    },
  );

  it('moves between steps with the way back', async () => {
    const { travel } = open();
    await chooseKind(/^Retailer/);
    expect(heading('Your company')).toBeVisible();
    await travel(-1);
    expect(heading('What kind of company is it?')).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Retailer/ })).toBeChecked();
  });

  it('signing in instead keeps the way', () => {
    open('/register?redirect=%2Fcart');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?redirect=%2Fcart');
  });

  it('starts over after a wrong address', async () => {
    sessionStorage.setItem('registration', '{"sentTo":"d@mil.example"}');
    open();
    await userEvent.click(screen.getByRole('button', { name: en['register.start-over'] }));
    expect(heading('What kind of company is it?')).toBeVisible();
  });
});
