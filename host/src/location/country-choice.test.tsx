import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from 'shared-kit/contract/languages';
import type { CountryAnswer } from 'shared-kit/contract/pricing-country';
import { locationStore } from 'shared-kit/shell/host';
import { containing, renderInShell } from 'shared-kit/testing';
import en from '../messages/en.json' with { type: 'json' };
import tr from '../messages/tr.json' with { type: 'json' };
import CountryChoice from './country-choice.tsx';

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the jar that the browser itself offers
  document.cookie = 'pricing_country=; path=/; max-age=0';
});

function open(location: CountryAnswer | null, path = '/') {
  locationStore.setState({ location });
  const reload = jest.fn();
  renderInShell(<CountryChoice reload={reload} />, { path, messages: { host: path === '/' ? en : tr } });
  return reload;
}

describe('the pricing country', () => {
  it.each<[string, CountryAnswer | null, string]>([
    ['unknown', null, en['location.automatic']],
    [
      'that of the address',
      { country: 'DE', source: 'address' },
      fillIn(en['location.automatic-known'], { country: 'Germany' }),
    ],
    ['chosen', { country: 'UZ', source: 'choice' }, 'Uzbekistan'],
  ])('is %s', (_what, location, shown) => {
    open(location);
    const choice = screen.getByRole<HTMLSelectElement>('combobox', {
      name: containing(en['location.title']),
    });
    expect(choice.selectedOptions[0]).toHaveTextContent(shown);
  });

  it('is stored when chosen, and the page starts anew', async () => {
    const reload = open(null);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Türkiye');
    expect(document.cookie).toContain('pricing_country=TR');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is forgotten when the visitor goes back to where they are', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the jar that the browser itself offers
    document.cookie = 'pricing_country=TR; path=/';
    open({ country: 'TR', source: 'choice' });
    await userEvent.selectOptions(screen.getByRole('combobox'), en['location.automatic']);
    expect(document.cookie).not.toContain('pricing_country');
  });

  it('is sorted by the Turkish alphabet in Turkish', () => {
    open(null, '/tr');
    const names = screen.getAllByRole('option').map((option) => option.textContent ?? '');
    expect(names.indexOf('Çin')).toBeGreaterThan(names.indexOf('Cezayir'));
    expect(names.indexOf('Çin')).toBeLessThan(names.indexOf('Danimarka'));
    expect(names.indexOf('İsviçre')).toBeGreaterThan(names.indexOf('Irak'));
  });
});
