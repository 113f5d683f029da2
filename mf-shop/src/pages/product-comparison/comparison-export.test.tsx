import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComparisonRow } from 'shared-kit/contract';
import { type FakeNetwork, fakeNetwork, renderInShell, testSession } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import { comparison, first, second } from '../../testing/comparison.ts';
import ProductComparisonPage from './product-comparison-page.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({});
});
afterEach(() => network.restore());

it.each([
  [
    '',
    'Export',
    [
      ",Fact,Unit,'=cmd(),Pike 220 J",
      ',Price,USD,141200,141200.4375',
      ',"Approximate, converted at the rate of",,,2026-11-20',
      ',Contract price,,141200,128000',
      ',Contract currency,,USD,EUR',
      'Process,Speed,rpm,1050.5,430',
      'Process,Noise,dB,not stated,84',
    ],
  ],
  [
    '/tr',
    'Dışa aktar',
    [
      ";Özellik;Birim;'=cmd();Pike 220 J",
      ';Fiyat;USD;141200;141200,4375',
      ';Yaklaşık, çevrildiği kurun tarihi;;;2026-11-20',
      ';Sözleşme fiyatı;;141200;128000',
      ';Sözleşme para birimi;;USD;EUR',
      'Proses;Speed;rpm;1050,5;430',
      'Proses;Noise;dB;belirtilmemiş;84',
    ],
  ],
])('hands over a file that spreadsheets of the language read: "%s"', async (locale, button, expected) => {
  const made: Blob[] = [];
  const original = { createObjectURL: URL.createObjectURL, revokeObjectURL: URL.revokeObjectURL };
  Object.assign(URL, { createObjectURL: (it: Blob) => `blob:${made.push(it)}`, revokeObjectURL: () => {} });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const fast: ComparisonRow = {
    key: 'speed_rpm',
    label: 'Speed',
    unit: 'rpm',
    better: 'higher',
    values: [1050.5, 430],
  };
  const noise: ComparisonRow = { ...fast, key: 'noise', label: 'Noise', unit: 'dB', values: [null, 84] };
  const body = {
    ...comparison,
    products: [{ ...first, title: '=cmd()' }, second],
    specification: [{ group: 'process', rows: [fast, noise] }],
  };
  network.answer('/api/products/comparison', () => ({ body }));
  renderInShell(<ProductComparisonPage />, {
    path: `${locale}/product-comparison?products=${first.id},${second.id}`,
    session: testSession,
    messages: { shop: locale ? tr : en },
  });
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const bytes = await new Promise<ArrayBuffer>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(made[0] as Blob);
  });
  expect([...new Uint8Array(bytes.slice(0, 3))]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).split('\r\n');
  expect(lines.filter((it) => expected.includes(it))).toEqual(expected);
  click.mockRestore();
  Object.assign(URL, original);
});
