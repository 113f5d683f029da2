import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SuggestionsAnswer } from 'shared-kit/contract/catalogue';
import { fillIn } from 'shared-kit/contract/languages';
import { queries } from 'shared-kit/query';
import { connectionStore } from 'shared-kit/shell/host';
import { type FakeNetwork, testSession } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import { marketNetwork, openMarket } from '../../../testing/open-market.tsx';
import { keepSearch, lastSearches } from './last-searches.ts';

const answer: SuggestionsAnswer = {
  correctedQuery: null,
  products: [{ id: 'p1', title: 'Pike 190', maker: 'Norrvik', category: 'Shuttle looms' }],
  makers: [{ id: 'm1', name: 'Pikemills', city: 'Bursa', country: 'TR' }],
  categories: [{ id: 'weaving', name: 'Shuttle looms', within: ['Looms'], count: 1500 }],
};
const category = `Shuttle loomsLooms · ${fillIn(en['search.products_other'], { number: '1,500' })}`;
let network: FakeNetwork;
let given: SuggestionsAnswer | null;
beforeEach(() => {
  given = answer;
  network = marketNetwork();
  network.answer('/api/suggestions', () => (given ? { body: given } : { status: 503, body: {} }));
});
afterEach(() => {
  network.restore();
  queries.clear();
  localStorage.clear();
  connectionStore.setState({ failures: 0, isUnplugged: false });
});

const field = () => screen.findByRole('combobox', { name: en['search.placeholder'] });
const options = () => screen.findAllByRole('option');
const names = async () => (await options()).map((it) => it.textContent);
const active = async () =>
  document.getElementById((await field()).getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
const asked = () => network.asked.filter((it) => it.startsWith('/api/suggestions'));

describe('suggestions', () => {
  it('come once the typing rests, by kind', async () => {
    await openMarket('/');
    await userEvent.type(await field(), 'pik');
    const groups = within(
      await screen.findByRole('listbox', { name: en['search.suggestions'] }),
    ).getAllByRole('group');
    expect(groups.map((it) => it.textContent)).toEqual([
      `${en['search.group.products']}Pike 190Norrvik`,
      `${en['search.group.makers']}PikemillsBursa, TR`,
      `${en['search.group.categories']}${category}`,
    ]);
    expect(asked()).toEqual(['/api/suggestions?q=pik&locale=en']);
    expect(await field()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText(fillIn(en['search.found_other'], { count: 3 }))).toBeInTheDocument();
  });

  it.each([
    ['{ArrowDown}', 'Pike 190Norrvik'],
    ['{ArrowDown}{ArrowDown}', 'PikemillsBursa, TR'],
    ['{ArrowUp}', category],
    ['{ArrowDown}{ArrowUp}', null],
    ['{ArrowUp}{ArrowDown}', null],
    ['{ArrowDown}{End}', category],
    ['{ArrowUp}{Home}', 'Pike 190Norrvik'],
    ['{End}', null],
    ['{Shift>}{ArrowDown}{/Shift}', null],
  ])('%s goes to %j', async (keys, expected) => {
    await openMarket('/');
    await userEvent.type(await field(), 'pik');
    await options();
    await userEvent.keyboard(keys);
    expect(await active()).toBe(expected);
    expect(await field()).toHaveFocus();
  });

  it.each([
    ['{Enter}', '/tr/shop?q=pik'],
    ['{ArrowDown}{Enter}', '/tr/shop/p1'],
    ['{ArrowDown}{ArrowDown}{Enter}', '/tr/shop?maker=m1'],
    ['{ArrowUp}{Enter}', '/tr/shop?category=weaving'],
  ])('%s leads to %s and ends the search', async (keys, expected) => {
    const { router } = await openMarket('/tr', { session: testSession });
    await userEvent.type(await screen.findByRole('combobox'), 'pik');
    await options();
    await userEvent.keyboard(keys);
    await waitFor(() => {
      const { pathname, search } = router.state.navigation.location ?? router.state.location;
      expect(pathname + search).toBe(expected);
    });
    await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
  });

  it('for outdated words are not shown', async () => {
    let answerLate = () => {};
    const late = new Promise<void>((resolve) => {
      answerLate = resolve;
    });
    network.answer('/api/suggestions', async (url) => {
      const isOver = url.searchParams.get('q') === 'lo';
      if (isOver) await late;
      return { body: isOver ? { ...answer, products: [] } : answer };
    });
    await openMarket('/');
    await userEvent.type(await field(), 'lo');
    await waitFor(() => expect(asked()).toHaveLength(1));
    await userEvent.type(await field(), 'om');
    expect(await options()).toHaveLength(3);
    await act(async () => answerLate());
    expect(await options()).toHaveLength(3);
  });

  it('Escape sends the list away and leaves the words', async () => {
    await openMarket('/');
    await userEvent.type(await field(), 'pik');
    await options();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(await field()).toHaveValue('pik');
    expect(await field()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    expect(await options()).toHaveLength(3);
  });

  it('offer the nearest spelling, and search for it', async () => {
    given = { correctedQuery: 'rapier', products: answer.products, makers: [], categories: [] };
    const { address } = await openMarket('/');
    await userEvent.type(await field(), 'rapeir');
    await options();
    expect(screen.getByRole('group', { name: en['search.group.words'] })).toHaveTextContent('rapier');
    await userEvent.click(screen.getByRole('option', { name: 'rapier' }));
    expect(address()).toBe('/shop?q=rapier');
    await waitFor(async () => expect(await field()).toHaveValue('rapier'));
  });

  it.each([
    ['one letter', 'p', {}, () => {}],
    ['a stranger where the shop is closed', 'pik', { config: { fullMode: false } }, () => {}],
    ['a market out of reach', 'pik', {}, () => act(() => connectionStore.setState({ isUnplugged: true }))],
  ])('are not asked for by %s', async (_who, words, visit, before: () => void) => {
    await openMarket('/about-us', visit);
    before();
    await userEvent.type(await field(), words);
    await act(() => new Promise((done) => setTimeout(done, 250)));
    expect(asked()).toEqual([]);
  });

  it('are left out quietly where the market fails', async () => {
    given = null;
    const { address } = await openMarket('/');
    await userEvent.type(await field(), 'pik');
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/shop?q=pik');
  });
});

describe('the last searches', () => {
  async function openWith(...searches: readonly string[]) {
    for (const words of searches) keepSearch(words);
    const market = await openMarket('/');
    await userEvent.click(await field());
    await screen.findByRole('listbox', { name: en['search.last'] });
    return market;
  }

  it('are six at most, each once, the newest first', async () => {
    await openWith('one', 'two', 'three', 'four', 'five', 'six', 'seven', 'THREE');
    expect(await names()).toEqual(['THREE', 'seven', 'six', 'five', 'four', 'two']);
  });

  it.each([
    [' ring frame ', ['ring frame']],
    ['   ', []],
  ])('%j sent off leaves %j', async (words, expected) => {
    const { address } = await openMarket('/about-us');
    await userEvent.type(await field(), `${words}{Enter}`);
    await waitFor(() => expect(address()).toMatch(/^\/shop/));
    expect(lastSearches()).toEqual(expected);
  });

  it('are searched for again by the keyboard', async () => {
    const { address } = await openWith('ring frame', 'havlu');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/shop?q=ring%20frame'));
    expect(lastSearches()).toEqual(['ring frame', 'havlu']);
  });

  it.each([
    [
      'its button',
      () =>
        userEvent.click(screen.getByRole('button', { name: fillIn(en['search.forget'], { words: 'two' }) })),
    ],
    ['the Delete key', () => userEvent.keyboard('{ArrowDown}{Delete}')],
  ])('are removed by %s', async (_how, remove) => {
    await openWith('one', 'two');
    await remove();
    expect(await names()).toEqual(['one']);
    expect(await field()).toHaveFocus();
  });

  it('are cleared all at once', async () => {
    await openWith('one', 'two');
    await userEvent.click(screen.getByRole('button', { name: en['search.forget-all'] }));
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(localStorage.length).toBe(0);
  });

  it.each(['not json', '{"a":1}', '[1,null]'])('are none where the browser kept %s', async (kept) => {
    localStorage.setItem('tezgah-last-searches', kept);
    await openMarket('/');
    await userEvent.click(await field());
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });
});
