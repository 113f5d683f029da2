import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { fillIn } from 'shared-kit/contract/languages';
import { containing, type FakeNetwork, fakeNetwork, problemAnswer, renderInShell } from 'shared-kit/testing';
import en from '../messages/en.json' with { type: 'json' };
import tr from '../messages/tr.json' with { type: 'json' };
import AboutUsPage from '../pages/about-us/about-us-page.tsx';
import aboutEn from '../pages/about-us/messages/en.json' with { type: 'json' };
import aboutTr from '../pages/about-us/messages/tr.json' with { type: 'json' };
import MachineryManufacturerPage from '../pages/machinery-manufacturer/machinery-manufacturer-page.tsx';
import machineryEn from '../pages/machinery-manufacturer/messages/en.json' with { type: 'json' };
import machineryTr from '../pages/machinery-manufacturer/messages/tr.json' with { type: 'json' };
import retailerEn from '../pages/retailer/messages/en.json' with { type: 'json' };
import retailerTr from '../pages/retailer/messages/tr.json' with { type: 'json' };
import RetailerPage from '../pages/retailer/retailer-page.tsx';
import millEn from '../pages/textile-manufacturer/messages/en.json' with { type: 'json' };
import millTr from '../pages/textile-manufacturer/messages/tr.json' with { type: 'json' };
import TextileManufacturerPage from '../pages/textile-manufacturer/textile-manufacturer-page.tsx';
import { figuresAnswer } from '../testing/market.ts';

const words = {
  en: { ...machineryEn, ...millEn, ...retailerEn, ...aboutEn },
  tr: { ...machineryTr, ...millTr, ...retailerTr, ...aboutTr },
};

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({ '/api/market-figures': () => ({ body: figuresAnswer }) });
});
afterEach(() => network.restore());

/** Renders the page and waits for its figures, if it has any. */
const show = async (LandingPage: ComponentType, path: string) => {
  renderInShell(<LandingPage />, { path, messages: { marketing: path.startsWith('/tr') ? tr : en } });
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
};

describe.each([
  ['machinery', MachineryManufacturerPage, '/register', '/shop?category=machinery', 5],
  ['mill', TextileManufacturerPage, '/register', '/shop?category=machinery', 5],
  ['retailer', RetailerPage, '/register', '/shop?category=textiles', 5],
  ['about', AboutUsPage, '/contact-us', '/shop', 5],
] as const)('the page %s', (name, LandingPage, next, look, facts) => {
  it.each([
    ['/', '', words.en],
    ['/tr', '/tr', words.tr],
  ] as const)('on %s says what it is about and where to go', async (path, prefix, said) => {
    await show(LandingPage, path);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1, name: said[`${name}.title`] })).toBeVisible();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.slice(0, 2)).toEqual([prefix + next, prefix + look]);
    const table = within(screen.getByRole('table', { name: said[`${name}.rows`] }));
    expect(table.getAllByRole('rowheader')).toHaveLength(facts);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    // One image per colour mode.
    expect(screen.getAllByRole('img', { name: said[`${name}.drawing`] })).toHaveLength(2);
  });

  it('counts the market', async () => {
    await show(LandingPage, '/');
    const makers = fillIn(en['figures.makers_other'], { countries: 23 });
    expect(screen.getByText(makers).nextSibling).toHaveTextContent('640');
  });

  it('boasts of nothing that it could not count', async () => {
    network.answer('/api/market-figures', () => problemAnswer(503, 'internal'));
    await show(LandingPage, '/');
    expect(screen.queryByText(containing(en['figures.makers_other']))).toBeNull();
  });
});

describe('about us', () => {
  it('leads every kind of company to its own start', async () => {
    await show(AboutUsPage, '/tr');
    const table = within(screen.getByRole('table', { name: aboutTr['about.rows'] }));
    expect(table.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/tr/textile-manufacturer',
      '/tr/retailer',
      '/tr/machinery-manufacturer',
      '/tr/financing',
      '/tr/register',
    ]);
  });
});
