import { expect, it } from '@jest/globals';
import { contentDisposition } from './download.ts';

it.each([
  ['loom.pdf', `attachment; filename="loom.pdf"; filename*=UTF-8''loom.pdf`],
  ['Şartname 1.pdf', `attachment; filename="_artname 1.pdf"; filename*=UTF-8''%C5%9Eartname%201.pdf`],
  [`a"b\\c'd(e).pdf`, `attachment; filename="a_b_c'd(e).pdf"; filename*=UTF-8''a%22b%5Cc%27d%28e%29.pdf`],
])('%j is offered for saving', (name, header) => {
  expect(contentDisposition(name)).toBe(header);
});
