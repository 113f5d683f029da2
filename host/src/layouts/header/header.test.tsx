import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { fillIn } from 'shared-kit/contract/languages';
import type { Session } from 'shared-kit/contract/session';
import { containing, type FakeNetwork, testSession } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import { marketNetwork, openMarket } from '../../testing/open-market.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = marketNetwork();
});
afterEach(() => network.restore());

const box = () => screen.findByRole('combobox', { name: en['search.placeholder'] });

describe('the search', () => {
  it.each([
    ['/', 'rapier loom', '/shop?q=rapier%20loom'],
    ['/shop?category=weaving', '  %_ "İplik" & 5/8  ', '/shop?q=%25_%20%22%C4%B0plik%22%20%26%205%2F8'],
    ['/shop?q=loom', '', '/shop'],
    ['/about-us', '   ', '/shop'],
  ])('from %s for %j leads to %s', async (path, words, expected) => {
    const { address } = await openMarket(path);
    await userEvent.clear(await box());
    await userEvent.type(await box(), `${words}{Enter}`);
    expect(address()).toBe(expected);
  });

  it('stays in the language', async () => {
    const { address } = await openMarket('/tr');
    await userEvent.type(await screen.findByRole('combobox'), 'havlu{Enter}');
    expect(address()).toBe('/tr/shop?q=havlu');
  });

  it('shows what the shop was searched for, and nothing elsewhere', async () => {
    const { router } = await openMarket('/shop?q=ring%20frame');
    expect(await box()).toHaveValue('ring frame');
    await act(() => router.navigate('/about-us?q=ring'));
    expect(await box()).toHaveValue('');
  });

  it('takes the focus on a slash, without writing it', async () => {
    await openMarket('/shop');
    await box();
    await userEvent.keyboard('/');
    expect(await box()).toHaveFocus();
    expect(await box()).toHaveValue('');
  });

  it.each(['{Control>}/{/Control}', '{Meta>}/{/Meta}', '{Alt>}/{/Alt}'])('leaves %s alone', async (keys) => {
    await openMarket('/shop');
    await box();
    await userEvent.keyboard(keys);
    expect(await box()).not.toHaveFocus();
  });

  it('leaves a slash to whoever is typing', async () => {
    await openMarket('/shop');
    const note = await screen.findByLabelText('note');
    await userEvent.type(note, '5/8');
    expect(note).toHaveValue('5/8');
    expect(note).toHaveFocus();
  });
});

describe('the main links', () => {
  it('lead to the shop, who sells and how it is paid for; the shown department marked', async () => {
    await openMarket('/tr/shop?category=textiles');
    const [bar] = await screen.findAllByRole('navigation', { name: tr['nav.main'] });
    const links = within(bar ?? document.body).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['/tr/shop?category=machinery', null],
      ['/tr/shop?category=textiles', 'page'],
      ['/tr/shop?category=parts-materials', null],
      ['/tr/machinery-manufacturer', null],
      ['/tr/financing', null],
    ]);
  });
});

describe('the colour mode', () => {
  afterEach(() => {
    Cookies.remove('colour_mode');
    delete document.documentElement.dataset.theme;
  });

  it('is kept in a cookie and on the document, and "system" in neither', async () => {
    await openMarket('/shop');
    const [group] = await screen.findAllByRole('radiogroup', { name: en['colour-mode.title'] });
    const choose = (name: string) =>
      userEvent.click(within(group ?? document.body).getByRole('radio', { name }));
    for (const mode of [en['colour-mode.dark'], en['colour-mode.light']]) {
      await choose(mode);
      expect(document.documentElement).toHaveAttribute('data-theme', mode.toLowerCase());
      expect(Cookies.get('colour_mode')).toBe(mode.toLowerCase());
      for (const radio of screen.getAllByRole('radio', { name: mode })) expect(radio).toBeChecked();
    }
    await choose(en['colour-mode.system']);
    expect(document.documentElement).not.toHaveAttribute('data-theme');
    expect(Cookies.get('colour_mode')).toBeUndefined();
  });
});

describe('the account', () => {
  const signedInAs = (flags: Partial<Session['user']>): Session => ({
    ...testSession,
    user: { ...testSession.user, ...flags },
  });

  it.each([
    ['a plain user', {}, ['/quotes']],
    ['a manufacturer', { isManufacturer: true }, ['/quotes', '/manufacturer']],
    ['a bank', { isBank: true }, ['/quotes', '/bank/quotes']],
    ['a provider', { isProvider: true }, ['/quotes']],
    ['an admin', { isAdmin: true }, ['/quotes', '/admin/verify']],
  ])('of %s leads to what is theirs', async (_who, flags, expected) => {
    await openMarket('/shop', { session: signedInAs(flags) });
    expect(
      await screen.findByRole('button', { name: fillIn(en['account.open'], { name: 'Deniz Aksoy' }) }),
    ).toBeVisible();
    const pages = within(screen.getByRole('navigation', { name: en['account.areas'] }));
    expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(expected);
    expect(screen.getByRole('link', { name: en['account.sign-out'] })).toHaveAttribute('href', '/logout');
    expect(screen.queryByRole('link', { name: en['account.sign-in'] })).not.toBeInTheDocument();
  });

  it('of a stranger is the way to sign in', async () => {
    await openMarket('/tr/shop');
    expect(await screen.findByRole('link', { name: tr['account.sign-in'] })).toHaveAttribute(
      'href',
      '/tr/login',
    );
    expect(screen.queryByRole('button', { name: containing(tr['account.open']) })).not.toBeInTheDocument();
  });
});

describe('the frame', () => {
  it('has one main, one header, one footer and a way past the header', async () => {
    await openMarket('/shop');
    expect(await screen.findByRole('main')).toHaveAttribute('id', 'main');
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: en['layout.skip'] })).toHaveFocus();
    expect(screen.getByRole('link', { name: en['layout.skip'] })).toHaveAttribute('href', '#main');
  });
});
