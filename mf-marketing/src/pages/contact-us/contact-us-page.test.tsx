import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell } from 'shared-kit/testing';
import ContactUsPage from './contact-us-page.tsx';
import en from './messages/en.json' with { type: 'json' };
import tr from './messages/tr.json' with { type: 'json' };

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({ '/api/contact': () => ({ body: {} }) });
});
afterEach(() => network.restore());

const show = (path = '/contact-us') => renderInShell(<ContactUsPage />, { path, messages: {} });

async function fillIn(words: typeof en = en) {
  await userEvent.type(screen.getByLabelText(words['contact.name']), 'Deniz Aksoy');
  await userEvent.type(screen.getByLabelText(words['contact.email']), 'deniz@mill.example');
  await userEvent.selectOptions(screen.getByLabelText(words['contact.topic']), 'selling');
  await userEvent.type(screen.getByLabelText(words['contact.message']), 'We weave damask.');
}
const send = (words: typeof en = en) =>
  userEvent.click(screen.getByRole('button', { name: words['contact.send'] }));

it.each([
  ['/contact-us', en],
  ['/tr/contact-us', tr],
] as const)('%s: what was sent is answered with where the confirmation goes', async (path, words) => {
  show(path);
  await fillIn(words);
  await send(words);
  expect(await screen.findByRole('heading', { level: 1, name: words['contact.sent'] })).toHaveFocus();
  expect(screen.getByText(/deniz@mill\.example/)).toBeVisible();
  expect(network.asked).toEqual(['/api/contact']);
});

it('says what is missing, at the top and at each field, and asks nobody', async () => {
  show();
  await send();
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent(en['contact.fault.topic']);
  for (const field of ['name', 'email', 'topic', 'message'] as const) {
    expect(screen.getByLabelText(en[`contact.${field}`])).toBeInvalid();
  }
  expect(network.asked).toEqual([]);
});

it('shows at its field what only the server refuses', async () => {
  network.answer('/api/contact', () => {
    const { status, body } = problemAnswer(400, 'request.body-invalid');
    return { status, body: { ...(body as object), errors: [{ name: 'email', reason: 'invalid-format' }] } };
  });
  show();
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(en['contact.fault.email']);
});

it.each([
  [429, 'request.too-many', en['contact.failure.too-many']],
  [503, 'internal', en['contact.failure.failed']],
] as const)('keeps the text when the answer is %s', async (status, code, words) => {
  network.answer('/api/contact', () => problemAnswer(status, code));
  show();
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByLabelText(en['contact.message'])).toHaveValue('We weave damask.');
});
