import { afterEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductDetail } from 'shared-kit/contract/catalogue';
import { figureFields } from 'shared-kit/contract/figures';
import { openPoint } from 'shared-kit/figure-input';
import { renderInShell } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import { loomDetail } from '../../../testing/catalogue.ts';
import { factoryStore, readFactory } from './factory.ts';
import { FactoryFitSection } from './factory-fit-section.tsx';

afterEach(() => {
  factoryStore.change(() => readFactory(null));
  localStorage.clear();
});

const attributes = { voltage_v: 400, power_kw: 11, length_mm: 4620, width_mm: 1980 };
const loom: ProductDetail = { ...loomDetail, drawing: { category: 'weaving', attributes } };
const section = (product = loom) =>
  renderInShell(<FactoryFitSection product={product} />, { path: '/shop/x', messages: { shop: en } });
const line = (of: 'air' | 'floor' | 'power' | 'steam' | 'voltage') => {
  const row = screen.getByRole('rowheader', { name: en[`fit.${of}`] }).closest('tr');
  return within(row as HTMLElement);
};
const field = (of: 'length' | 'power' | 'voltage' | 'width') =>
  screen.getByRole('textbox', { name: en[`fit.own.${of}`] });

it('says line by line what fits, what does not and what the maker left out', async () => {
  section();
  expect(line('voltage').getByText(en['fit.result.not-entered'])).toBeVisible();
  expect(line('air').getByText(en['fit.result.not-stated'])).toBeVisible();
  await userEvent.type(field('voltage'), '380');
  await userEvent.type(field('power'), '10');
  await userEvent.type(field('length'), '2');
  await userEvent.type(field('width'), '5');
  expect(line('voltage').getByText(en['fit.result.fits'])).toBeVisible();
  expect(line('power').getByText(en['fit.result.does-not-fit'])).toBeVisible();
  expect(line('floor').getByText('4.62 × 1.98 m')).toBeVisible();
  expect(line('floor').getByText(en['fit.result.fits'])).toBeVisible();
});

it('keeps what was entered for the next machine', async () => {
  const first = section();
  await userEvent.type(field('power'), '12');
  const steam = screen.getByRole('combobox', { name: en['fit.own.steam'] });
  await userEvent.selectOptions(steam, en['fit.steam-no']);
  first.unmount();
  section({ ...loom, id: 'another', drawing: { category: 'finishing', attributes: { heating: 'steam' } } });
  expect(field('power')).toHaveValue('12');
  expect(line('steam').getByText(en['fit.result.does-not-fit'])).toBeVisible();
});

it('refuses what is no figure', async () => {
  section();
  const power = field('power');
  await userEvent.type(power, 'much');
  await userEvent.tab();
  expect(power).toBeInvalid();
  const wrong = openPoint({ fault: 'not-a-number' }, figureFields.wish, 'en');
  expect(power).toHaveAccessibleDescription(wrong);
});

it('is about machines alone', () => {
  section({ ...loom, breadcrumb: [{ id: 'textiles', name: 'Textiles' }] });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
