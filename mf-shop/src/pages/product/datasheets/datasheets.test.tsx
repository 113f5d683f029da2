import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderInShell } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import tr from '../../../messages/tr.json' with { type: 'json' };
import { loomDetail, loomId } from '../../../testing/catalogue.ts';
import { Datasheets } from './datasheets.tsx';

const sheet = {
  id: 'a1',
  name: 'RL 190.pdf',
  language: 'tr' as const,
  bytes: 1_240_000,
  url: `/api/products/${loomId}/datasheets/a1`,
  isHeld: false,
};

it.each([
  { locale: 'en', path: `/shop/${loomId}`, messages: en, size: 'PDF, Turkish, 1.2 MB' },
  { locale: 'tr', path: `/tr/shop/${loomId}`, messages: tr, size: 'PDF, Türkçe, 1,2 MB' },
])('are the maker’s, and a sheet in the page’s language ($locale)', ({ locale, path, messages, size }) => {
  const product = { ...loomDetail, datasheets: [sheet] };
  renderInShell(<Datasheets product={product} />, { path, messages: { shop: messages } });
  const section = within(screen.getByRole('region', { name: messages['datasheet.title'] }));
  expect(section.getAllByRole('listitem')[0]).toHaveTextContent(`RL 190.pdf${size}`);
  expect(section.getByRole('link', { name: 'RL 190.pdf' })).toHaveAttribute('href', sheet.url);
  const made = section.getByRole('link', { name: messages['datasheet.specification'] });
  expect(made).toHaveAttribute('href', `/api/products/${loomId}/specification.pdf?locale=${locale}`);
});
