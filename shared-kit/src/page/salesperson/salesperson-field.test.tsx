import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeNetwork, fakeNetwork, problemAnswer, renderInShell } from 'shared-kit/testing';
import { SalespersonField } from './salesperson-field.tsx';

const emre = { id: 'emre', name: 'Emre Kaplan' };
const can = { id: 'can', name: 'Can Usta' };
const members = [emre, can].map((one) => ({ ...one, email: '', role: 'member', isYou: one === emre }));
const endpoint = '/api/quotes/quote-1/salesperson';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({ '/api/company/members': () => ({ body: { members, invitations: [] } }) });
});
afterEach(() => network.restore());

const open = (salesperson: typeof emre | null, inTable = false) => {
  const changed = jest.fn();
  const quote = { id: 'quote-1', number: 'Q-2026-01847', salesperson };
  renderInShell(<SalespersonField quote={quote} inTable={inTable} onChanged={changed} />, {
    path: '/',
    messages: {
      host: {
        'salesperson.label': 'Salesperson',
        'salesperson.of': 'Salesperson of {{number}}',
        'salesperson.nobody': 'Nobody yet',
        'salesperson.failed': 'Not changed',
      },
    },
  });
  return changed;
};

it('shows who looks after the quote, and offers the company’s people', async () => {
  open(can);
  const field = screen.getByRole('combobox', { name: 'Salesperson' });
  expect(field).toHaveDisplayValue('Can Usta');
  await waitFor(() => expect(field).toBeEnabled());
  expect([...field.children].map((it) => it.textContent)).toEqual(['Nobody yet', 'Emre Kaplan', 'Can Usta']);
});

it.each([
  ['a colleague', null, 'Can Usta', 'can'],
  ['nobody', can, 'Nobody yet', null],
])('saves at once that it is %s', async (_whom, before, name, userId) => {
  const changed = open(before, true);
  const sent: unknown[] = [];
  network.answer(endpoint, (_url, body) => {
    sent.push(body);
    return { body: { salesperson: null } };
  });
  const field = screen.getByRole('combobox', { name: 'Salesperson of Q-2026-01847' });
  await waitFor(() => expect(field).toBeEnabled());
  await userEvent.selectOptions(field, name);
  await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  expect(sent).toEqual([{ userId }]);
});

it('says that it wasn’t saved, and shows who it still is', async () => {
  const changed = open(can);
  network.answer(endpoint, () => problemAnswer(404, 'member.not-found'));
  const field = screen.getByRole('combobox', { name: 'Salesperson' });
  await waitFor(() => expect(field).toBeEnabled());
  await userEvent.selectOptions(field, 'Emre Kaplan');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Not changed'));
  expect(field).toHaveDisplayValue('Can Usta');
  expect(changed).not.toHaveBeenCalled();
});
