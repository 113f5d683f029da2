import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { containing, type FakeNetwork, fakeNetwork, problemAnswer, renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import RegisterPage from './register-page.tsx';

const register = '/api/registration';
const draft = {
  kind: 'textile-manufacturer',
  legalForm: 'company',
  legalName: 'Weberei Muster AG',
  brandName: 'Muster',
  country: 'CH',
  taxNumber: 'CHE-100.155.212',
  line1: 'Webergasse 1',
  postalCode: '9000',
  city: 'St. Gallen',
  name: 'Deniz Aksoy',
  email: 'deniz@mill.example',
};
let network: FakeNetwork;
let sent: unknown[];
beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem('registration', JSON.stringify(draft));
  sent = [];
  network = fakeNetwork({
    [register]: (_url, body) => {
      sent.push(body);
      return (body as { claim?: object }).claim ? { body: {} } : problemAnswer(409, 'company.number-taken');
    },
  });
});
afterEach(() => network.restore());

const goesOn = [en['register.go-on'], en['register.send']];
const goOn = () => userEvent.click(screen.getByRole('button', { name: (name) => goesOn.includes(name) }));

/** Sends what was typed before, with a number that a company has. */
async function send() {
  renderInShell(<RegisterPage />, { path: '/register?step=person', messages: { host: en } });
  await userEvent.type(screen.getByLabelText(en['login.password']), 'a good long password');
  await goOn();
  await userEvent.click(screen.getByRole('checkbox', { name: en['register.accept'] }));
  await goOn();
  await screen.findByText(en['register.claim.title']);
}

it('of another company lets the person ask to join it', async () => {
  await send();
  expect(screen.queryByRole('button', { name: en['register.send'] })).not.toBeInTheDocument();
  const words = screen.getByRole('textbox', { name: containing(en['register.claim.words']) });
  await userEvent.type(words, 'I buy for them');
  await userEvent.click(screen.getByRole('button', { name: en['register.claim.send'] }));
  expect(await screen.findByRole('heading', { name: en['mail-sent.title'] })).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ claim: { words: 'I buy for them' }, company: { country: 'CH' } });
});

it('can be corrected, and is then registered without a claim', async () => {
  await send();
  await userEvent.click(screen.getByRole('link', { name: en['register.claim.correct'] }));
  const number = screen.getByRole('textbox', { name: en['profile.tax.ch-uid'] });
  await userEvent.clear(number);
  await userEvent.type(number, 'CHE-116.281.710');
  for (let step = 0; step < 3; step += 1) await goOn();
  network.answer(register, (_url, body) => {
    sent.push(body);
    return { body: {} };
  });
  await goOn();
  expect(await screen.findByRole('heading', { name: en['mail-sent.title'] })).toBeVisible();
  expect(sent.at(-1)).not.toHaveProperty('claim');
});
