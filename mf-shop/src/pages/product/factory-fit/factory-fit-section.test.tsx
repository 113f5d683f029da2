import { afterEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductDetail } from 'shared-kit/contract';
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
const line = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));

it('says line by line what fits, what does not and what the maker left out', async () => {
  section();
  expect(line('Supply voltage').getByText('enter yours')).toBeVisible();
  expect(line('Compressed air').getByText('not stated')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Supply voltage in your factory' }), '380');
  await userEvent.type(screen.getByRole('textbox', { name: 'Power available in your factory' }), '10');
  await userEvent.type(screen.getByRole('textbox', { name: 'Length of your free floor' }), '2');
  await userEvent.type(screen.getByRole('textbox', { name: 'Width of your free floor' }), '5');
  expect(line('Supply voltage').getByText('fits')).toBeVisible();
  expect(line('Power').getByText('does not fit')).toBeVisible();
  expect(line('Floor').getByText('4.62 × 1.98 m')).toBeVisible();
  expect(line('Floor').getByText('fits')).toBeVisible();
});

it('keeps what was entered for the next machine', async () => {
  const first = section();
  await userEvent.type(screen.getByRole('textbox', { name: 'Power available in your factory' }), '12');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Steam in your factory' }), 'none');
  first.unmount();
  section({ ...loom, id: 'another', drawing: { category: 'finishing', attributes: { heating: 'steam' } } });
  expect(screen.getByRole('textbox', { name: 'Power available in your factory' })).toHaveValue('12');
  expect(line('Steam').getByText('does not fit')).toBeVisible();
});

it('refuses what is no figure', async () => {
  section();
  const power = screen.getByRole('textbox', { name: 'Power available in your factory' });
  await userEvent.type(power, 'much');
  expect(power).toBeInvalid();
  expect(power).toHaveAccessibleDescription('Enter a figure');
});

it('is about machines alone', () => {
  section({ ...loom, breadcrumb: [{ id: 'textiles', name: 'Textiles' }] });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
