import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fillIn } from 'shared-kit/contract/languages';
import { renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import { QueueFigures } from './queue-figures.tsx';
import { figures, noFigures } from './testing/queue-figures.ts';

const shown = (path = '/bank/quotes', these = figures) =>
  renderInShell(<QueueFigures figures={these} />, {
    path,
    messages: { bank: path.startsWith('/tr') ? tr : en },
  });
const link = (name: string) => screen.getByRole('link', { name });
const won = (words: typeof en, percent: string) =>
  `${words['requests.won-rate']} ${percent} ${fillIn(words['requests.won-of'], { won: 4, decided: 5 })}`;
const declined = (reason: string, count: number) => fillIn(en['requests.declined.count'], { reason, count });

it.each([
  [`${en['requests.part.open']} 7`, '/bank/quotes?part=open'],
  [`${en['requests.part.due']} 2`, '/bank/quotes?part=due'],
  [`${en['requests.part.offered']} 3`, '/bank/quotes?part=offered'],
  [won(en, '80%'), '/bank/quotes?part=won'],
  ['€457,080.96', '/bank/quotes?part=open&currency=EUR'],
  ['$4,320,000', '/bank/quotes?part=open&currency=USD'],
  [declined('The bank’s limit for the buyer or its sector is used up', 3), '/bank/quotes?declined=limit'],
])('lead with %s to the list', (name, address) => {
  shown();
  expect(link(name)).toHaveAttribute('href', address);
});

it('mark the list that is shown', () => {
  shown('/bank/quotes?part=due');
  expect(link(`${en['requests.part.due']} 2`)).toHaveAttribute('aria-current', 'true');
  expect(link(`${en['requests.part.open']} 7`)).not.toHaveAttribute('aria-current');
});

it('mark the reason that is shown, and lead back to everything', () => {
  shown('/bank/quotes?declined=amount');
  const chosen = link(declined('Amount outside the bank’s range', 1));
  expect(chosen).toHaveAttribute('aria-current', 'true');
  expect(chosen).toHaveAttribute('href', '/bank/quotes');
});

it('are in Turkish on a Turkish page', () => {
  shown('/tr/bank/quotes');
  expect(link(won(tr, '%80'))).toHaveAttribute('href', '/tr/bank/quotes?part=won');
});

it('reckon no rate before a buyer decided, nor a volume or reasons of nothing', () => {
  shown('/bank/quotes', { ...noFigures, total: 1, offered: 1 });
  expect(link(`${en['requests.won-rate']} –`)).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(4);
});
