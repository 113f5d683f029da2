import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from 'shared-kit/testing';
import tr from '../../../messages/tr.json' with { type: 'json' };
import { ChoiceFacet } from './choice-facet.tsx';

const labels = ['Özbekistan', 'Isparta', 'İsviçre', 'Çin', 'Şili', 'Güney Kore', ...'ABCDEF'];
const facet = {
  kind: 'choice',
  key: 'origin',
  label: 'Menşe',
  exact: true,
  options: labels.map((label) => ({ value: label, label, count: 1 })),
} as const;

it.each([
  ['ozbek', ['Özbekistan']],
  ['ÖZBEK', ['Özbekistan']],
  ['isp', ['Isparta']],
  ['ısp', ['Isparta']],
  ['ISV', ['İsviçre']],
  ['isviçre', ['İsviçre']],
  ['cin', ['Çin']],
  [' guney k ', ['Güney Kore']],
  ['yok', []],
])('%j finds %j among the values of a facet', async (words, expected) => {
  const shown = (
    <ChoiceFacet facet={{ ...facet, options: [...facet.options] }} open chosen={[]} onToggle={() => {}} />
  );
  renderInShell(shown, { path: '/tr/shop', messages: { shop: tr } });
  await userEvent.type(screen.getByRole('searchbox'), words);
  expect(screen.queryAllByRole('checkbox').map((it) => it.closest('label')?.textContent)).toEqual(
    expected.map((label) => `${label}1`),
  );
});
