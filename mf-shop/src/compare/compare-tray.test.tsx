import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import type { Session } from 'shared-kit/contract/session';
import { type FakeNetwork, fakeNetwork, renderInShell, testSession } from 'shared-kit/testing';
import en from '../messages/en.json' with { type: 'json' };
import { categoriesAnswer, loom } from '../testing/catalogue.ts';
import { CompareToggle } from './compare-toggle.tsx';
import { CompareTray } from './compare-tray.tsx';

const idOf = (number: number) => loom.id.replace(/1$/, String(number));
const looms = [1, 2, 3, 4, 5].map((number) => ({ ...loom, id: idOf(number), title: `Loom ${number}` }));
const yarn = { ...loom, id: idOf(9), title: 'Ne 30', category: { id: 'yarn', name: 'Yarn' } };
const tree = {
  categories: [
    ...categoriesAnswer.categories,
    {
      id: 'textiles',
      name: 'Textiles',
      hsCode: null,
      count: 1,
      children: [{ id: 'yarn', name: 'Yarn', hsCode: '5205', count: 1, children: [] }],
    },
  ],
};

let network: FakeNetwork;
beforeEach(() => {
  localStorage.clear();
  network = fakeNetwork({ '/api/categories': () => ({ body: tree }) });
});
afterEach(() => network.restore());

const shop = (session: Session | null = null) =>
  renderInShell(
    <>
      {[...looms, yarn].map((product) => (
        <CompareToggle key={product.id} product={product} />
      ))}
      <CompareTray />
    </>,
    { path: '/shop', session, messages: { shop: en } },
  );
const toggle = (title: string) =>
  screen.getByRole('button', { name: fillIn(en['compare.toggle-product'], { product: title }) });
const remover = (title: string) =>
  screen.getByRole('button', { name: fillIn(en['compare.remove'], { product: title }) });
const choose = async (...numbers: readonly number[]) => {
  for (const number of numbers) {
    await userEvent.click(toggle(`Loom ${number}`));
    await screen.findByRole('region');
  }
};
const chosen = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((it) => it.textContent);

describe('an entry of the tray', () => {
  const pictures = () => [...document.querySelectorAll('section img')];

  it('is a picture and the price of today beside each name', async () => {
    network.answer('/api/products/comparison', () => ({
      body: { products: looms.slice(0, 2), missing: [], alike: true, specification: [] },
    }));
    shop(testSession);
    await choose(1, 2);
    const list = within(screen.getByRole('list'));
    expect(await list.findAllByText('$141,200')).toHaveLength(2);
    expect(pictures().length).toBeGreaterThan(1);
    expect(network.last('/api/products/comparison').searchParams.get('currency')).toBe('USD');
  });

  it('is a picture for strangers, who have to sign in for comparing', async () => {
    shop();
    await choose(1);
    expect(pictures().length).toBeGreaterThan(0);
    expect(network.asked.join()).not.toContain('comparison');
  });
});

describe('choosing', () => {
  it('starts without a tray and leads to the comparison from two on', async () => {
    shop();
    expect(screen.queryByRole('region')).toBeNull();
    await choose(1);
    const tray = fillIn(en['compare.tray'], { number: 1, most: 4 });
    expect(screen.getByRole('region', { name: tray })).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    await choose(2);
    expect(toggle('Loom 2')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('link', { name: en['compare.open'] })).toHaveAttribute(
      'href',
      `/product-comparison?products=${idOf(1)},${idOf(2)}`,
    );
    const announced = fillIn(en['compare.announcement_other'], { count: 2, most: 4 });
    expect(screen.getByText(announced)).toHaveAttribute('aria-live', 'polite');
  });

  it('takes out by the same toggle, by the tray, and all at once', async () => {
    shop();
    await choose(1, 2, 3);
    await userEvent.click(toggle('Loom 1'));
    expect(chosen()).toEqual(['Loom 2', 'Loom 3']);
    await userEvent.click(remover('Loom 2'));
    expect(remover('Loom 3')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: en['compare.clear'] }));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('asks which of four gives way to a fifth', async () => {
    shop();
    await choose(1, 2, 3, 4, 5);
    expect(screen.getByRole('alert')).toHaveTextContent(
      fillIn(en['compare.full'], { most: 4, product: 'Loom 5' }),
    );
    const name = fillIn(en['compare.replace'], { product: 'Loom 2', other: 'Loom 5' });
    await userEvent.click(screen.getByRole('button', { name }));
    expect(chosen()).toEqual(['Loom 1', 'Loom 5', 'Loom 3', 'Loom 4']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leaves the four as they are', async () => {
    shop();
    await choose(1, 2, 3, 4, 5);
    await userEvent.click(screen.getByRole('button', { name: en['compare.keep'] }));
    expect(chosen()).toEqual(['Loom 1', 'Loom 2', 'Loom 3', 'Loom 4']);
    expect(toggle('Loom 5')).toHaveAttribute('aria-pressed', 'false');
  });

  it('starts over with a product of another department when told to', async () => {
    shop();
    await choose(1);
    await userEvent.click(toggle('Ne 30'));
    const told = fillIn(en['compare.other-department'], { product: 'Ne 30' });
    expect(await screen.findByRole('alert')).toHaveTextContent(told);
    await userEvent.click(screen.getByRole('button', { name: en['compare.start-anew'] }));
    expect(chosen()).toEqual(['Ne 30']);
  });
});

describe('keeping', () => {
  it('keeps the choice in the browser and hears what other tabs choose', async () => {
    shop();
    await choose(1);
    const { light, dark } = loom.image;
    expect(JSON.parse(localStorage.getItem('tezgah-comparison') ?? '')).toEqual([
      { id: idOf(1), title: 'Loom 1', department: 'machinery', image: { light, dark } },
    ]);
    const elsewhere = JSON.stringify([{ id: idOf(4), title: 'Loom 4', department: 'machinery' }]);
    localStorage.setItem('tezgah-comparison', elsewhere);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'tezgah-comparison' })));
    expect(chosen()).toEqual(['Loom 4']);
  });
});
