import { expect, it } from '@jest/globals';
import { leaveOut } from './leave-out.ts';

const file = '/lib/index.js';
const source = `function used() {
  const kept = { a: 1 };
  async function inner({
    key
  }) {
    return kept;
  }
  return { inner };
}
class Base {}
class Store extends Base {
  constructor() {
    super();
  }
  async save(key) {
    if (key) {
      return used();
    }
  }
}
var Handler = class {
\tload() {
\t\treturn 1;
\t}
};
`;

it.each([
  ['a function', { names: ['used'] }, 'var used;\nclass Base {}'],
  ['one within another', { names: ['inner'] }, '{ a: 1 };\nvar inner;\n  return { inner };\n}'],
  ['a class', { names: ['Store'] }, 'class Store extends Base {}\nvar Handler'],
  ['a method', { names: ['Store.save'] }, 'super();\n  }\n\n}\nvar Handler'],
  ['a method of a named expression', { names: ['Handler.load'] }, 'var Handler = class {\n\n};'],
  ['a condition', { edits: [['if (key) {', 'if (false) {']] as const }, 'if (false) {\n      return used'],
])('leaves out %s', (_what, rule, left) => {
  expect(leaveOut(source, { file, ...rule })).toContain(left);
});

it.each([
  ['a function', { names: ['gone'] }],
  ['a method', { names: ['Store.gone'] }],
  ['a class', { names: ['Gone.save'] }],
  ['a condition', { edits: [['if (gone) {', '']] as const }],
  ['a condition that is there twice', { edits: [['return', '']] as const }],
])('stops where %s is no longer what it was', (_what, rule) => {
  expect(() => leaveOut(source, { file, ...rule })).toThrow(/index\.js no longer has exactly one/);
});
