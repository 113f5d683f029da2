import { describe, expect, it } from '@jest/globals';
import { frameAt, readStack } from './read-stack.ts';

const origin = 'https://market.example';
const list = '/r/shop/1.0.0-ab12/list.9c.js';
const host = '/h/host.0f.js';
const at = (script: string, line: number, column: number) => ({ script, line, column });

/** Stacks as the browsers write them, of a click that throws in a function of the area. */
const stacks: readonly [browser: string, stack: string][] = [
  [
    'Chromium',
    `TypeError: Cannot read properties of undefined (reading 'price')
    at total (${origin}${list}:1:2345)
    at Array.map (<anonymous>)
    at Object.onClick [as press] (${origin}${list}:3:17)
    at async ${origin}${list}:4:5
    at new Shuttle (${origin}${host}:2:91024)
    at ${origin}${host}:2:8`,
  ],
  [
    'Firefox',
    `total@${origin}${list}:1:2345
map@[native code]
onClick/<@${origin}${list}:3:17
async*@${origin}${list}:4:5
Shuttle@${origin}${host}:2:91024
@${origin}${host}:2:8
`,
  ],
  [
    'Safari',
    `total@${origin}${list}:1:2345
map@[native code]
${origin}${list}:3:17
async@${origin}${list}:4:5
Shuttle@${origin}${host}:2:91024
global code@${origin}${host}:2:8`,
  ],
];

describe.each(stacks)('a stack of %s', (_browser, stack) => {
  it('is read, innermost first', () => {
    expect(readStack(stack, origin)).toEqual([
      at(list, 1, 2345),
      at(list, 3, 17),
      at(list, 4, 5),
      at(host, 2, 91024),
      at(host, 2, 8),
    ]);
  });
  it('of another site says nothing', () => expect(readStack(stack, 'https://other.example')).toEqual([]));
});

it.each<[string, string]>([
  ['React in Chromium', `\n    at Rows (${origin}${list}:1:2)\n    at table (<anonymous>)\n    at main`],
  ['React in Firefox', `Rows@${origin}${list}:1:2\ntable\nmain`],
])('the components that %s names are read alike', (_what, stack) => {
  expect(readStack(stack, origin)).toEqual([at(list, 1, 2)]);
});

it.each<[string, unknown]>([
  ['nothing', undefined],
  ['no text', { stack: list }],
  ['words of a message', `Error: ${list}:1:2 at deniz@mill.example`],
  ['an extension', 'f@moz-extension://6a/h/host.js:1:2\n    at chrome-extension://6a/h/host.js:1:2'],
  ['a document', `    at ${origin}/shop?q=deniz:1:2`],
  ['a page of a product', `    at ${origin}/shop/42.js:1:2`],
  ['code that was made from text', `    at eval (eval at f (${origin}${list}:1:2), <anonymous>:1:1)`],
])('%s names no frame', (_what, stack) => expect(readStack(stack, origin)).toEqual([]));

it('leaves out what follows an address, and frames beyond the limit', () => {
  expect(readStack(`f@${origin}${list}?v=deniz#x:1:2`, origin)).toEqual([at(list, 1, 2)]);
  const deep = Array.from({ length: 200 }, (_, line) => `f@${origin}${list}:${line + 1}:1`).join('\n');
  expect(readStack(deep, origin)).toHaveLength(25);
});

it.each([
  ['', 1, 1],
  ['/h/host.js', 1, 1],
  [`${origin}${host}`, 0, 0],
])('%s, line %s, column %s is no place', (address, line, column) => {
  expect(frameAt(address, line, column, origin)).toBeNull();
});
