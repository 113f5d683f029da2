import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pictureLimits } from 'shared-kit/contract/catalogue';
import { fillIn } from 'shared-kit/contract/languages';
import { type ProductDraft, type ProductPicture, productLimits } from 'shared-kit/contract/products';
import { uploadRefusalWords } from 'shared-kit/contract/uploads';
import { containing, type FakeNetwork, fakeNetwork, problemAnswer, renderInShell } from 'shared-kit/testing';
import en from '../../../messages/en.json' with { type: 'json' };
import tr from '../../../messages/tr.json' with { type: 'json' };
import EditorPage from '../editor-page.tsx';
import { aDraft, anEditorAnswer } from '../testing/editor-answer.ts';

const { id } = anEditorAnswer();
const path = `/manufacturer/products/${id}`;
const pictures = `/api${path}/pictures`;
const fileNamed = (letter: string) => `${letter.repeat(64)}.jpg`;
const aPictureOf = (letter: string): ProductPicture => ({
  file: fileNamed(letter),
  source: '',
  alt: { en: `Side ${letter}`, tr: `${letter} yanı` },
});

let network: FakeNetwork;
let saved: ProductDraft | null;
beforeEach(() => {
  saved = null;
  network = fakeNetwork({
    [`/api${path}`]: () => ({ body: anEditorAnswer() }),
    [`/api${path}/draft`]: (_url, sent) => {
      saved = (sent as { draft: ProductDraft }).draft;
      return { body: { revision: 1, savedAt: '2026-11-24T08:00:00Z', textTimes: {} } };
    },
    [pictures]: () => ({ body: { file: fileNamed('f') } }),
    '/api/categories': () => ({ body: { categories: [] } }),
  });
});
afterEach(() => network.restore());

function open(letters: string, words = en, prefix = '') {
  const images = [...letters].map(aPictureOf);
  network.answer(`/api${path}`, () => ({ body: anEditorAnswer({ draft: aDraft({ images }) }) }));
  renderInShell(<EditorPage />, {
    path: prefix + path,
    pattern: '/manufacturer/products/:id',
    messages: { manufacturer: words, host: { 'page.loading': 'Loading' } },
  });
  return screen.findByRole('heading', { name: words['editor.pictures'] });
}
const field = () => screen.getByLabelText<HTMLInputElement>(containing(en['editor.pictures-drop']));
const photograph = (name: string, bytes = 10) => {
  const file = new File(['picture'], name, { type: 'image/jpeg' });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};
const tiles = () =>
  within(screen.getByRole('list', { name: en['editor.pictures'] })).getAllByRole('listitem');
const shown = () => within(screen.getByRole('list', { name: en['editor.pictures'] })).getAllByRole('img');
const names = () => shown().map((it) => it.getAttribute('alt'));
const savedFiles = () => saved?.images.map(({ file }) => file[0]).join('');
const button = (name: string) => screen.getByRole('button', { name });

describe('a picture', () => {
  it('is sent, shows how far it is, and then stands last in the draft', async () => {
    const answer = Promise.withResolvers<void>();
    network.answer(pictures, async () => {
      await answer.promise;
      return { body: { file: fileNamed('f') } };
    });
    await open('a');
    await userEvent.upload(field(), photograph('loom.jpg'));
    expect(await screen.findByRole('progressbar', { name: 'loom.jpg' })).toHaveAttribute('value', '0.5');
    answer.resolve();
    await waitFor(() =>
      expect(names()).toEqual(['Side a', fillIn(en['editor.picture.number'], { number: 2 })]),
    );
    await waitFor(() => expect(savedFiles()).toBe('af'), { timeout: 3000 });
    expect(screen.queryByRole('progressbar', { name: 'loom.jpg' })).toBeNull();
  });

  it('can be dropped', async () => {
    await open('a');
    fireEvent.drop(field(), { dataTransfer: { files: [photograph('loom.jpg')] } });
    await waitFor(() => expect(tiles()).toHaveLength(2));
  });

  it.each([
    ['', en, 415, 'upload.type', uploadRefusalWords('upload.type', 'product-picture', 'en')],
    ['/tr', tr, 415, 'upload.heic', uploadRefusalWords('upload.heic', 'product-picture', 'tr')],
    ['', en, 422, 'upload.broken', uploadRefusalWords('upload.broken', 'product-picture', 'en')],
    ['', en, 422, 'upload.pixels', uploadRefusalWords('upload.pixels', 'product-picture', 'en')],
    ['', en, 409, 'product.pictures-full', fillIn(en['upload.fault.pictures-full'], { count: 12 })],
    ['', en, 403, 'company.not-allowed', en['upload.fault.standing']],
  ] as const)('is refused with a sentence (%s): %s %i %s', async (prefix, words, status, code, sentence) => {
    network.answer(pictures, () => problemAnswer(status, code));
    await open('a', words as typeof en, prefix);
    await userEvent.upload(document.querySelector<HTMLInputElement>('input[multiple]') ?? field(), [
      photograph('loom.jpg'),
    ]);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  it('that is too large, or there already, is refused', async () => {
    await open('f');
    await userEvent.upload(field(), photograph('huge.jpg', pictureLimits.bytes + 1));
    const tooBig = fillIn(en['upload.fault.too-big'], { size: '20 MB' });
    expect(await screen.findByRole('alert')).toHaveTextContent(`huge.jpg${tooBig}`);
    expect(network.asked.filter((address) => address.startsWith(pictures))).toEqual([]);
    await userEvent.upload(field(), photograph('again.jpg'));
    expect(await screen.findByText(en['upload.fault.twice'])).toBeVisible();
    expect(tiles()).toHaveLength(1);
  });

  it('beyond twelve is refused by itself, and then none can be added', async () => {
    let sent = 0;
    const letters = '0123456789abcdef';
    network.answer(pictures, () => ({ body: { file: fileNamed(letters[12 + sent++] ?? '') } }));
    await open(letters.slice(0, productLimits.images - 1));
    await userEvent.upload(field(), [photograph('twelfth.jpg'), photograph('thirteenth.jpg')]);
    const full = fillIn(en['upload.fault.pictures-full'], { count: 12 });
    expect(await screen.findByRole('alert')).toHaveTextContent(`thirteenth.jpg${full}`);
    expect(tiles()).toHaveLength(productLimits.images);
    expect(sent).toBe(1);
    expect(screen.queryByLabelText(containing(en['editor.pictures-drop']))).toBeNull();
  });
});

describe('the order', () => {
  it('is changed with the keyboard; the focus stays on the picture', async () => {
    await open('abc');
    const back = (number: number) => fillIn(en['editor.picture.later'], { number });
    button(back(1)).focus();
    await userEvent.keyboard('{Enter}');
    expect(names()).toEqual(['Side b', 'Side a', 'Side c']);
    expect(button(back(2))).toHaveFocus();
    expect(screen.getByText(fillIn(en['editor.picture.moved'], { number: 2, count: 3 }))).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(names()).toEqual(['Side b', 'Side c', 'Side a']);
    expect(button(fillIn(en['editor.picture.earlier'], { number: 3 }))).toHaveFocus();
    await waitFor(() => expect(savedFiles()).toBe('bca'), { timeout: 3000 });
  });

  it('is changed by dragging', async () => {
    await open('abc');
    const [first] = shown();
    const [, , last] = tiles();
    if (!first || !last) throw new Error('there are no pictures');
    const dataTransfer = { effectAllowed: 'all', files: [] };
    fireEvent.dragStart(first, { dataTransfer });
    fireEvent.dragOver(last, { dataTransfer });
    fireEvent.drop(last, { dataTransfer });
    expect(names()).toEqual(['Side b', 'Side c', 'Side a']);
  });

  it('closes up behind a picture that is removed; the focus goes to its neighbour', async () => {
    await open('ab');
    const removeFirst = fillIn(en['editor.picture.remove'], { number: 1 });
    await userEvent.click(button(removeFirst));
    expect(names()).toEqual(['Side b']);
    expect(button(removeFirst)).toHaveFocus();
    await userEvent.click(button(removeFirst));
    expect(field()).toHaveFocus();
    await waitFor(() => expect(saved?.images).toEqual([]), { timeout: 3000 });
  });
});

it('has a text in each language', async () => {
  await open('ab');
  const name = fillIn(en['editor.picture.alt'], { language: 'Turkish' });
  const [, second] = screen.getAllByRole('textbox', { name });
  if (!second) throw new Error('there is no field');
  fireEvent.change(second, { target: { value: '' } });
  expect(second).toHaveAccessibleDescription(en['editor.picture.alt-missing']);
  fireEvent.change(second, { target: { value: 'Ağızlık' } });
  await waitFor(() => expect(saved?.images[1]?.alt).toEqual({ en: 'Side b', tr: 'Ağızlık' }), {
    timeout: 3000,
  });
});
