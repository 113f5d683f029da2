import { afterEach, expect, it } from '@jest/globals';
import { isKey, isShown } from './look-at-page.ts';

it.each([
  ['cart.total', true],
  ['cart.lines_one', true],
  ['quotes.state.sent', false],
  ['market.example', false],
  ['cart', false],
  ['The cart.total', false],
])('%s is the key of a missing message: %s', (text, expected) => {
  expect(isKey(text, ['cart', 'shop'])).toBe(expected);
});

const origin = 'https://market.example';
const [first, second] = ['/bank/quotes/one', '/bank/quotes/two'];
/** A document with this address, canonical link and hydrated heading. */
function documentAt(path: string, canonical: string | null, isHydrated = true) {
  const heading = { parentElement: null, ...(isHydrated && { __reactFiber$1: {} }) };
  const querySelector = (wanted: string) =>
    wanted.startsWith('link') ? canonical && { href: origin + canonical } : heading;
  Object.assign(globalThis, { document: { querySelector }, location: { pathname: path } });
}
afterEach(() => {
  for (const name of ['document', 'location']) Reflect.deleteProperty(globalThis, name);
});

it.each([
  ['the next page, with the heading of the one before', second, first, origin + first, false],
  ['the next page', second, second, origin + first, true],
  ['a page with a token, after one without', second, null, origin + first, true],
  ['a page that came as its document', second, second, null, true],
  ['the page before', first, first, null, false],
])('%s', (_what, path, canonical, before, expected) => {
  documentAt(path, canonical);
  expect(isShown({ path: second, before })).toBe(expected);
});

it('a page that is not hydrated is not shown', () => {
  documentAt(second, second, false);
  expect(isShown({ path: second, before: null })).toBe(false);
});
