import { afterEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductDetail } from 'shared-kit/contract/catalogue';
import { fillIn } from 'shared-kit/contract/languages';
import { containing, renderInShell } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import tr from '../../../messages/tr.json' with { type: 'json' };
import { loomDetail } from '../../../testing/catalogue.ts';
import { assumptionsStore, usualAssumptions } from './assumptions.ts';
import { ProductivitySection } from './productivity-section.tsx';

afterEach(() => {
  assumptionsStore.change(() => usualAssumptions);
  localStorage.clear();
});

const loom: ProductDetail = {
  ...loomDetail,
  drawing: { category: 'weaving', attributes: { speed_rpm: 600, power_kw: 10 } },
};
const price = { amount: '141200', currency: 'USD' } as const;
const section = (product = loom, path = '/shop/x') =>
  renderInShell(<ProductivitySection product={product} price={price} />, {
    path,
    messages: { shop: path.startsWith('/tr') ? tr : en },
  });
const perDay = (words: typeof en, figure: string, unit: string) =>
  fillIn(words['productivity.per-day'], { figure, unit });
const detailOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

it('reckons output, energy and payback from the specification and what the buyer enters', async () => {
  section();
  expect(detailOf(en['productivity.output'])).toHaveTextContent(perDay(en, '367.2', 'm'));
  expect(detailOf(en['productivity.energy'])).toHaveTextContent(
    fillIn(en['productivity.energy-value'], { figure: '0.654', unit: 'm' }),
  );
  expect(detailOf(en['productivity.payback'])).toHaveTextContent(en['productivity.payback-unknown']);
  await userEvent.type(screen.getByRole('textbox', { name: en['productivity.field.margin'] }), '0.5');
  expect(detailOf(en['productivity.payback'])).toHaveTextContent(
    fillIn(en['productivity.payback-value'], { figure: 28 }),
  );
  await userEvent.clear(screen.getByRole('textbox', { name: en['productivity.field.picks'] }));
  expect(screen.getByRole('status')).toHaveTextContent(en['productivity.incomplete']);
});

it('writes figures as the language does', () => {
  section(loom, '/tr/shop/x');
  expect(detailOf(tr['productivity.output'])).toHaveTextContent(perDay(tr, '367,2', 'm'));
});

it('writes what is entered as the language does, money too', async () => {
  const ring = { spinning_system: 'ring', spindles: 1824, speed_rpm: 20_000, power_kw: 60 };
  section({ ...loom, drawing: { category: 'spinning', attributes: ring } }, '/tr/shop/x');
  expect(screen.getByRole('textbox', { name: tr['productivity.field.twist'] })).toHaveValue('3,8');
  const margin = screen.getByRole('textbox', { name: tr['productivity.field.margin'] });
  await userEvent.type(margin, '12500,5');
  await userEvent.tab();
  expect(margin).toHaveValue('12.500,5');
});

it('asks a spinner and a knitter for what their output hangs on', async () => {
  const ring = { spinning_system: 'ring', spindles: 1824, speed_rpm: 20_000, power_kw: 60 };
  const { unmount } = section({ ...loom, drawing: { category: 'spinning', attributes: ring } });
  expect(detailOf(en['productivity.output'])).toHaveTextContent(perDay(en, '1,073', 'kg'));
  expect(screen.getByRole('textbox', { name: en['productivity.field.twist'] })).toHaveValue('3.8');
  expect(screen.getByText(containing(en['productivity.how.ring']))).toBeVisible();
  unmount();
  const knit = { knit_structure: 'single-jersey', speed_rpm: 30, feeders: 90, needles: 2640 };
  section({ ...loom, drawing: { category: 'circular-knitting', attributes: knit } });
  expect(detailOf(en['productivity.output'])).toHaveTextContent(perDay(en, '480.9', 'kg'));
  await userEvent.clear(screen.getByRole('textbox', { name: en['productivity.field.stitch'] }));
  expect(screen.getByRole('status')).toHaveTextContent(en['productivity.incomplete']);
});

it('says that the energy is not stated where the maker left the power out', () => {
  section({ ...loom, drawing: { category: 'weaving', attributes: { speed_rpm: 600 } } });
  expect(detailOf(en['productivity.energy'])).toHaveTextContent(en['compare.not-stated']);
});

it('is not there where the specification says too little', () => {
  section({ ...loom, drawing: { category: 'sewing', attributes: { speed_spm: 5000 } } });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
