import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { addMessages, textOf } from 'shared-kit/i18n';
import { findText, forgetMessages, hasMessages, speak } from 'shared-kit/i18n/host';

const en = {
  hello: 'Hello, {{name}}',
  looms_one: '{{count}} loom',
  looms_other: '{{count}} looms',
  'plain.key': 'Cloth',
  onlyEnglish: 'Warp',
};
const tr = { hello: 'Merhaba {{name}}', looms_one: '{{count}} tezgâh', looms_other: '{{count}} tezgâh' };
const useText = textOf<typeof en>('mill');

beforeEach(() => {
  speak('en');
  for (const locale of ['en', 'tr'] as const) forgetMessages('mill', locale);
  addMessages('mill', 'en', en);
});

it.each([
  ['hello', { name: 'Deniz' }, 'Hello, Deniz'],
  ['hello', { name: '{{name}} & <b>$&' }, 'Hello, {{name}} & <b>$&'],
  ['hello', {}, 'Hello, {{name}}'],
  ['looms', { count: 1 }, '1 loom'],
  ['looms', { count: 0 }, '0 looms'],
  ['looms', { count: 1.5 }, '1.5 looms'],
  ['plain.key', {}, 'Cloth'],
  ['plain.key', { count: 2 }, 'Cloth'],
  ['nothing', {}, null],
])('%s with %j', (key, values, said) => {
  expect(findText('mill', 'en', key, values)).toBe(said);
});

it('knows which languages have come', () => {
  expect([hasMessages('mill', 'en'), hasMessages('mill', 'tr')]).toEqual([true, false]);
});

describe('a page', () => {
  const Page = () => {
    const t = useText();
    return <p>{`${t('hello', { name: 'Deniz' })}: ${t('onlyEnglish')}`}</p>;
  };

  it('is said in another language at once, and in the default one where that has no word', () => {
    addMessages('mill', 'tr', tr);
    render(<Page />);
    expect(screen.getByText('Hello, Deniz: Warp')).toBeVisible();
    act(() => speak('tr'));
    expect(screen.getByText('Merhaba Deniz: Warp')).toBeVisible();
  });

  it('shows messages that were edited', () => {
    render(<Page />);
    act(() => addMessages('mill', 'en', { ...en, onlyEnglish: 'Weft' }));
    expect(screen.getByText('Hello, Deniz: Weft')).toBeVisible();
  });

  it('shows keys where there are no words', () => {
    forgetMessages('mill', 'en');
    render(<Page />);
    expect(screen.getByText('hello: onlyEnglish')).toBeVisible();
  });
});
