import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { datasheetLimits } from 'shared-kit/contract/catalogue';
import { fillIn } from 'shared-kit/contract/languages';
import type { OwnProductsAnswer } from 'shared-kit/contract/products';
import { uploadRefusalWords } from 'shared-kit/contract/uploads';
import { containing, type FakeNetwork, fakeNetwork, problemAnswer, renderInShell } from 'shared-kit/testing';
import en from '../../messages/en.json' with { type: 'json' };
import tr from '../../messages/tr.json' with { type: 'json' };
import ProductsPage from '../products/products-page.tsx';

const endpoint = '/api/manufacturer/products';
const id = '018f4d2e-0000-7000-8000-000000000001';
const sheets = `${endpoint}/${id}/datasheets`;
type Datasheet = OwnProductsAnswer['products'][number]['datasheets'][number];
const sheet = (name: string): Datasheet => ({
  id: name,
  name,
  language: null,
  bytes: 1_240_000,
  url: `/sheets/${name}`,
  isHeld: false,
});

const drawing = { light: '/light.svg', dark: '/dark.svg' };
let network: FakeNetwork;
let kept: Datasheet[];
let described: unknown;
let asked: URLSearchParams;
beforeEach(() => {
  kept = [sheet('leaflet.pdf')];
  described = undefined;
  const product = { id, title: 'RL 190', model: 'D-8', category: 'Weaving', basePrice: null } as const;
  const moment = { status: 'published', updatedAt: '2026-09-15T08:00:00Z' } as const;
  const rest = { sku: null, leadTimeWeeks: 12, missing: [], changesWait: false, image: drawing } as const;
  network = fakeNetwork({
    [endpoint]: () => ({
      body: {
        products: [{ ...product, ...moment, ...rest, datasheets: kept }],
        next: null,
        total: 1,
        found: 1,
        categories: [],
      },
    }),
    '/api/manufacturer/product-figures': () => ({ body: { figures: [] } }),
    '/api/manufacturer/product-edits/newest': () => ({ body: { edit: null } }),
    [sheets]: ({ searchParams }) => {
      asked = searchParams;
      kept = [...kept, sheet(searchParams.get('name') ?? '')];
      return { body: kept.at(-1) };
    },
    [`${sheets}/leaflet.pdf`]: (_url, sent) => {
      if (sent) {
        described = sent;
        kept = kept.map((it) => ({ ...it, ...(sent as object) }));
        return { body: kept[0] };
      }
      kept = [];
      return { body: {} };
    },
  });
});
afterEach(() => network.restore());

async function open(words: typeof en = en, prefix = '') {
  renderInShell(<ProductsPage />, {
    path: `${prefix}/manufacturer/products`,
    messages: { manufacturer: words },
  });
  const count =
    kept.length > 0
      ? fillIn(words['datasheets.count_other'], { count: kept.length })
      : words['datasheets.add'];
  const singular = kept.length === 1 ? fillIn(words['datasheets.count_one'], { count: 1 }) : count;
  await userEvent.click(await screen.findByRole('button', { name: `${singular}: RL 190` }));
  return within(
    await screen.findByRole('dialog', { name: fillIn(words['datasheets.of'], { product: 'RL 190' }) }),
  );
}
const pdf = (name: string, bytes = 10) => {
  const file = new File(['%PDF-1.7'], name, { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};
const describing = (name: string) => fillIn(en['datasheets.describe'], { name });
const field = () => screen.getByLabelText<HTMLInputElement>(containing(en['datasheets.drop']));

it.each([
  ['en', en, '', '1.2 MB'],
  ['tr', tr, '/tr', '1,2 MB'],
] as const)('what a product has stands in the dialog, %s', async (_locale, words, prefix, size) => {
  const dialog = await open(words as typeof en, prefix);
  expect(dialog.getByRole('link', { name: 'leaflet.pdf' })).toHaveAttribute('href', '/sheets/leaflet.pdf');
  expect(dialog.getByText((text) => text.replace('\u00a0', ' ') === size)).toBeVisible();
});

it('takes a file, shows how far it is, and then has it', async () => {
  const answer = Promise.withResolvers<void>();
  network.answer(sheets, async ({ searchParams }) => {
    await answer.promise;
    kept = [...kept, sheet(searchParams.get('name') ?? '')];
    return { body: kept.at(-1) };
  });
  const dialog = await open();
  await userEvent.upload(field(), pdf('spare parts.pdf'));
  expect(await dialog.findByRole('progressbar', { name: 'spare parts.pdf' })).toHaveAttribute('value', '0.5');
  expect(dialog.getByText('50%')).toBeVisible();
  answer.resolve();
  expect(await dialog.findByRole('link', { name: 'spare parts.pdf' })).toBeVisible();
  await waitFor(() => expect(dialog.queryByRole('progressbar')).toBeNull());
});

it.each([
  [415, 'upload.type', uploadRefusalWords('upload.type', 'datasheet', 'en')],
  [422, 'upload.active-content', uploadRefusalWords('upload.active-content', 'datasheet', 'en')],
  [409, 'product.datasheets-full', fillIn(en['upload.fault.datasheets-full'], { count: 10 })],
  [503, 'storage.full', en['upload.fault.disk']],
  [500, 'internal', fillIn(en['upload.fault.other'], { reference: 'req-test' })],
])('says why a file was not taken: %i %s', async (status, code, words) => {
  network.answer(sheets, () => problemAnswer(status, code));
  const dialog = await open();
  await userEvent.upload(field(), pdf('offer.pdf'));
  expect(await dialog.findByRole('alert')).toHaveTextContent(words);
  await userEvent.click(
    dialog.getByRole('button', { name: fillIn(en['upload.dismiss'], { name: 'offer.pdf' }) }),
  );
  expect(dialog.queryByRole('alert')).toBeNull();
});

it('says how much room is used where there is none left', async () => {
  const room = { usedBytes: 995_000_000, mostBytes: 1_000_000_000 };
  const problem = problemAnswer(409, 'upload.quota-full');
  network.answer(sheets, () => ({ ...problem, body: { ...(problem.body as object), room } }));
  const dialog = await open();
  await userEvent.upload(field(), pdf('offer.pdf'));
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent?.replaceAll('\u00a0', ' ')).toContain(
    fillIn(en['upload.fault.quota'], { used: '995 MB', most: '1,000 MB' }),
  );
});

it('refuses what is too large before it is sent', async () => {
  const dialog = await open();
  await userEvent.upload(field(), pdf('catalogue.pdf', datasheetLimits.bytes + 1));
  const tooBig = fillIn(en['upload.fault.too-big'], { size: '10 MB' });
  expect(await dialog.findByRole('alert')).toHaveTextContent(`catalogue.pdf${tooBig}`);
  expect(network.asked.filter((address) => address.startsWith(sheets))).toEqual([]);
});

it('sends the language that was chosen', async () => {
  const dialog = await open();
  await userEvent.selectOptions(
    dialog.getByRole('combobox', { name: en['datasheets.language-of-new'] }),
    'Turkish',
  );
  await userEvent.upload(field(), pdf('föy.pdf'));
  expect(await dialog.findByRole('link', { name: 'föy.pdf' })).toBeVisible();
  expect(Object.fromEntries(asked)).toEqual({ name: 'föy.pdf', language: 'tr' });
});

it('replaces a file', async () => {
  const dialog = await open();
  network.answer(sheets, ({ searchParams }) => {
    asked = searchParams;
    kept = [sheet('new.pdf')];
    return { body: kept[0] };
  });
  const replace = fillIn(en['datasheets.replace'], { name: 'leaflet.pdf' });
  await userEvent.upload(dialog.getByLabelText(replace, { selector: 'input' }), pdf('new.pdf'));
  expect(await dialog.findByRole('link', { name: 'new.pdf' })).toBeVisible();
  expect(dialog.queryByRole('link', { name: 'leaflet.pdf' })).toBeNull();
  expect(Object.fromEntries(asked)).toEqual({ name: 'new.pdf', replaces: 'leaflet.pdf' });
});

it('renames a file and names its language with the keyboard', async () => {
  const dialog = await open();
  await userEvent.click(dialog.getByRole('button', { name: describing('leaflet.pdf') }));
  const name = dialog.getByRole('textbox', { name: en['datasheets.name'] });
  expect(name).toHaveFocus();
  await userEvent.clear(name);
  await userEvent.keyboard('{Enter}');
  expect(name).toHaveAccessibleDescription(en['datasheets.name-missing']);
  expect(described).toBeUndefined();
  await userEvent.keyboard('Spare parts.pdf');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: en['datasheets.language'] }), 'English');
  name.focus();
  await userEvent.keyboard('{Enter}');
  expect(await dialog.findByRole('link', { name: 'Spare parts.pdf' })).toBeVisible();
  expect(dialog.getByText(/^English, /)).toBeVisible();
  expect(described).toEqual({ name: 'Spare parts.pdf', language: 'en' });
  expect(dialog.getByRole('button', { name: describing('Spare parts.pdf') })).toHaveFocus();
});

it('removes after it has asked', async () => {
  const dialog = await open();
  const remove = () =>
    dialog.getByRole('button', { name: fillIn(en['datasheets.remove'], { name: 'leaflet.pdf' }) });
  await userEvent.click(remove());
  await userEvent.click(dialog.getByRole('button', { name: en['datasheets.keep'] }));
  expect(remove()).toHaveFocus();
  expect(network.asked.filter((address) => address.startsWith(sheets))).toEqual([]);
  await userEvent.click(remove());
  await userEvent.click(remove());
  await waitFor(() => expect(dialog.queryByRole('link', { name: 'leaflet.pdf' })).toBeNull());
  await waitFor(() => expect(field()).toHaveFocus());
});

it('offers no room where there is none', async () => {
  kept = Array.from({ length: datasheetLimits.perProduct }, (_, index) => sheet(`${index}.pdf`));
  const dialog = await open();
  expect(dialog.getByText(fillIn(en['upload.fault.datasheets-full'], { count: 10 }))).toBeVisible();
  expect(screen.queryByLabelText(containing(en['datasheets.drop']))).toBeNull();
});
