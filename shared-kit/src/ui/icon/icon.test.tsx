import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Icon } from './icon.tsx';

const sprite =
  '<svg xmlns="http://www.w3.org/2000/svg" hidden=""><symbol id="s-Check" viewBox="0 0 24 24"/></svg>';
const fetched = globalThis.fetch;
let answer: (text: Response) => void;
let fail: (error: Error) => void;
let count = 0;
/** Sprites are cached by address, so each test uses a new one. */
let address = '';

beforeEach(() => {
  jest.useFakeTimers();
  count += 1;
  address = `/sprite-${count}.svg`;
  globalThis.fetch = jest.fn<typeof fetch>(
    () =>
      new Promise((resolve, reject) => {
        answer = resolve;
        fail = reject;
      }),
  );
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = fetched;
});

const show = () => render(<Icon of={{ sprite: address, id: 's-Check' }} label="Done" />);
const icon = () => screen.getByRole('img', { name: 'Done' });
const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const arrives = (text: string, init?: ResponseInit) =>
  act(async () => {
    answer(new Response(text, init));
    await jest.advanceTimersByTimeAsync(0);
  });
const glyph = () => icon().querySelector('use')?.getAttribute('href') ?? null;
const fallback = () => icon().querySelector('circle');

it('keeps its place while the sprite loads, and draws from it', async () => {
  show();
  expect(icon()).toBeEmptyDOMElement();
  await later(1499);
  expect(icon()).toBeEmptyDOMElement();
  await arrives(sprite);
  expect(glyph()).toBe('#s-Check');
  expect(document.getElementById('s-Check')).not.toBeNull();
  await later(10_000);
  expect(fallback()).toBeNull();
});

it.each([
  ['its path', ''],
  ['its whole address', globalThis.location.origin],
])('draws at once from a sprite in the document, known by %s, and fetches none', (_how, origin) => {
  render(<div data-sprite={address} />);
  render(<Icon of={{ sprite: origin + address, id: 's-Check' }} label="Done" />);
  expect(glyph()).toBe('#s-Check');
  expect(globalThis.fetch).not.toHaveBeenCalled();
});

it('draws a fallback after 1500 ms, and the glyph once it is there', async () => {
  show();
  await later(1500);
  expect(fallback()).not.toBeNull();
  await arrives(sprite);
  expect(glyph()).toBe('#s-Check');
  expect(fallback()).toBeNull();
});

it.each<[string, () => Promise<void>]>([
  ['does not exist', () => arrives('not found', { status: 404 })],
  ['is a page', () => arrives('<html xmlns="http://www.w3.org/1999/xhtml"/>')],
  [
    'cannot be reached',
    () =>
      act(async () => {
        fail(new TypeError('network'));
        await jest.advanceTimersByTimeAsync(0);
      }),
  ],
])('draws the fallback at once when the sprite %s', async (_, happens) => {
  show();
  await happens();
  expect(fallback()).not.toBeNull();
});

it('goes on as it came in the HTML, with the sprite in the document', async () => {
  const logged = jest.spyOn(console, 'error');
  const container = document.createElement('div');
  container.innerHTML = `<svg role="img" aria-label="Done" class="root" data-size="medium" stroke-width="1.75" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"><use href="#s-Check"></use></svg>`;
  render(<div data-sprite={address} />);
  document.body.append(container);
  const html = container.innerHTML;
  render(<Icon of={{ sprite: address, id: 's-Check' }} label="Done" />, { container, hydrate: true });
  await later(2000);
  expect(container.innerHTML).toBe(html);
  expect(fetch).not.toHaveBeenCalled();
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

it('fetches one sprite once for all', async () => {
  show();
  render(<Icon of={{ sprite: address, id: 's-Close' }} />);
  expect(fetch).toHaveBeenCalledTimes(1);
  await arrives(sprite);
});
