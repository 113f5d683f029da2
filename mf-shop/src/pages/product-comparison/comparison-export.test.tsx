import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComparisonRow } from 'shared-kit/contract/catalogue';
import { fillIn } from 'shared-kit/contract/languages';
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

const isFigure = /^\d+([.,]\d+)?$/;
/** The lines of the file. Text stands in quotes, figures don't. */
const linesIn = (words: typeof en, separator: string, point: string) =>
  [
    ['', words['compare.csv.fact'], words['compare.csv.unit'], "'=cmd()", 'Pike 220 J'],
    ['', words['compare.price'], 'USD', '141200', `141200${point}4375`],
    ['', words['compare.csv.rate-date'], '', '', fillIn(words['price.rate-old'], { day: '2020-11-20' })],
    ['', words['compare.csv.contract-price'], '', '141200', '128000'],
    ['', words['compare.csv.contract-currency'], '', 'USD', 'EUR'],
    [words['specification.process'], 'Speed', 'rpm', `1050${point}5`, '430'],
    [words['specification.process'], 'Noise', 'dB', words['compare.not-stated'], '84'],
  ].map((row) =>
    row.map((text) => (text === '' || isFigure.test(text) ? text : `"${text}"`)).join(separator),
  );

it.each([
  ['', en, linesIn(en, ',', '.')],
  ['/tr', tr, linesIn(tr, ';', ',')],
])('hands over a file that spreadsheets of the language read: "%s"', async (locale, words, expected) => {
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
    messages: { shop: words },
  });
  await userEvent.click(await screen.findByRole('button', { name: words['compare.export'] }));
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
