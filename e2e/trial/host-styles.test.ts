import { expect, it } from '@jest/globals';
import { changedStyles, hostPage } from './host-styles.ts';

const link = 'header > a';
const grey = { color: 'grey', opacity: '1' };
const red = { color: 'red', opacity: '1' };

it.each([
  ['nothing changed', { [link]: [grey] }, { [link]: [grey] }, []],
  ['a colour changed', { [link]: [grey] }, { [link]: [red] }, ['header > a: color is red, was grey']],
  ['an element is another one of its kind', { [link]: [grey, red] }, { [link]: [red] }, []],
  ['an element is new', { [link]: [grey] }, { [link]: [grey], 'header > b': [red] }, []],
  ['an element went', { [link]: [grey], 'header > b': [red] }, { [link]: [grey] }, []],
  [
    'one of several changed, compared with the most similar',
    { [link]: [{ color: 'blue', opacity: '0' }, grey] },
    { [link]: [grey, red] },
    ['header > a: color is red, was grey'],
  ],
])('%s', (_what, before, after, told) => {
  expect(changedStyles(before, after)).toEqual(told);
});

it('tells three elements and no more', () => {
  const kinds = ['a', 'b', 'i', 'u'];
  const all = (style: typeof red) => Object.fromEntries(kinds.map((kind) => [`main > ${kind}`, [style]]));
  expect(changedStyles(all(grey), all(red))).toHaveLength(3);
});

it('looks at a page of the host that the visitor may enter', () => {
  expect([hostPage(true), hostPage(false)]).toEqual(['/profile', '/login']);
});
