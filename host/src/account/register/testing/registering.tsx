import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { splitLocale } from 'shared-kit/contract/languages';
import { containing, renderInShell } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import tr from '../../../messages/tr.json' with { type: 'json' };
import RegisterPage from '../register-page.tsx';

export function open(path = '/register', demo = false) {
  const texts = splitLocale(path).locale === 'tr' ? tr : en;
  return renderInShell(<RegisterPage />, { path, config: { demo }, messages: { host: texts } });
}
const goesOn = [en, tr].flatMap((words) => [words['register.go-on'], words['register.send']]);
export const goOn = () =>
  userEvent.click(screen.getByRole('button', { name: (name) => goesOn.includes(name) }));
export const heading = (name: string) => screen.getByRole('heading', { level: 2, name });
export const field = (name: string) => screen.getByRole('textbox', { name });
export const write = async (values: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(values)) await userEvent.type(field(name), text);
};
export const password = () => screen.getByLabelText(en['login.password']);
export const alert = () => within(screen.getByRole('alert'));

/** Whose label is followed by a note. */
export const kind = (label: string) => screen.getByRole('radio', { name: containing(label) });
export async function chooseKind(label: string) {
  await userEvent.click(kind(label));
  await goOn();
}
export async function describeCompany() {
  await write({
    [en['profile.company.legal-name']]: 'Weberei Muster AG',
    [en['profile.company.brand-name']]: 'Muster',
  });
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: en['profile.company.country'] }),
    'Switzerland',
  );
  await write({ [en['profile.tax.ch-uid']]: 'CHE-100.155.212' });
  await goOn();
}
export async function describePerson() {
  await write({ [en['register.name']]: 'Deniz Aksoy', [en['login.email']]: 'deniz@mill.example' });
  await userEvent.type(password(), 'a good long password');
  await goOn();
}
export async function accept() {
  await userEvent.click(screen.getByRole('checkbox', { name: en['register.accept'] }));
  await goOn();
}
