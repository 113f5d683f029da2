import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DatasheetAnswer } from 'shared-kit/contract/catalogue';
import { fillIn } from 'shared-kit/contract/languages';
import type { ProductEditorAnswer } from 'shared-kit/contract/products';
import { containing, type FakeNetwork, fakeNetwork, renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import EditorPage from './editor-page.tsx';
import { anEditorAnswer } from './testing/editor-answer.ts';

const { id } = anEditorAnswer();
const path = `/manufacturer/products/${id}`;
const sheet = (name: string, more: Partial<DatasheetAnswer> = {}): DatasheetAnswer => ({
  id: name,
  name,
  language: 'en',
  bytes: 1_240_000,
  url: `/sheets/${name}`,
  isHeld: false,
  ...more,
});
let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork({
    [`/api${path}/datasheets`]: ({ searchParams }) => ({
      body: sheet(searchParams.get('name') ?? '', { language: 'tr' }),
    }),
    [`/api${path}/datasheets/leaflet.pdf`]: () => ({ body: {} }),
    '/api/categories': () => ({ body: { categories: [] } }),
  });
});
afterEach(() => network.restore());

async function open(changes: Partial<ProductEditorAnswer> = {}, words = en, prefix = '') {
  const datasheets = [sheet('leaflet.pdf')];
  network.answer(`/api${path}`, () => ({ body: anEditorAnswer({ datasheets, ...changes }) }));
  renderInShell(<EditorPage />, {
    path: prefix + path,
    pattern: '/manufacturer/products/:id',
    messages: { manufacturer: words, host: { 'page.loading': 'Loading' } },
  });
  return within(await screen.findByRole('list', { name: words['datasheets.title'] }));
}

it('lists a product’s datasheets, and shows what was added or removed without loading the editor again', async () => {
  const files = await open();
  const remove = fillIn(en['datasheets.remove'], { name: 'leaflet.pdf' });
  await userEvent.upload(
    screen.getByLabelText(containing(en['datasheets.drop'])),
    new File(['%PDF-1.7'], 'föy.pdf'),
  );
  expect(await files.findByRole('link', { name: 'föy.pdf' })).toBeVisible();
  expect(files.getByText(/^Turkish, /)).toBeVisible();
  await userEvent.click(files.getByRole('button', { name: remove }));
  await userEvent.click(files.getByRole('button', { name: remove }));
  expect(await files.findByRole('link', { name: 'föy.pdf' })).toBeVisible();
  expect(files.queryByRole('link', { name: 'leaflet.pdf' })).toBeNull();
  expect(network.asked.filter((address) => address.split('?')[0] === `/api${path}`)).toHaveLength(1);
});

it.each([
  ['published', '', en, 'editor.datasheets-hint'],
  ['draft', '', en, 'editor.datasheets-hint-draft'],
  ['published', '/tr', tr, 'editor.datasheets-hint'],
] as const)('says that changes take effect at once (%s%s)', async (status, prefix, words, key) => {
  await open({ status }, words as typeof en, prefix);
  expect(screen.getByText((text) => text.includes(words[key]))).toBeVisible();
});
