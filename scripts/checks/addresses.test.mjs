import { expect, it } from '@jest/globals';
import { checkAddresses } from './addresses.mjs';
import { plantWorkspace } from './planted-workspace.mjs';

async function problemsOf(text, path) {
  const planted = plantWorkspace({ [path]: text });
  const { problems } = await checkAddresses(planted.root);
  planted.remove();
  return problems;
}
const page = 'mf-shop/src/page.tsx';

it.each([
  [page, "api.get('/api/quotes');", '/api/quotes'],
  [page, 'const link = <a href="/api/decisions.csv">All</a>;', '/api/decisions.csv'],
  [page, `const address = \`/api/quotes/\${id}/send\`;`, '/api/quotes/'],
  ['server/src/modules/quotes/routes.ts', "route({ url: '/api/quotes' });", '/api/quotes'],
])('finds in %s: %s', async (path, line, text) => {
  expect(await problemsOf(`\n${line}\n`, path)).toEqual([`${path}:2 writes ${text}`]);
});

it.each([
  [page, 'call(quotes.list);'],
  [page, "it.startsWith('/api/');"],
  ['mf-shop/src/page.test.tsx', "network.answer('/api/quotes');"],
  ['server/src/modules/accounts/auth.ts', "ask('/api/auth/sign-in/email');"],
  ['server/src/modules/quotes/testing.ts', "ask('/api/quotes');"],
  ['shared-kit/src/contract/quotes/endpoints.ts', "const list = { path: '/api/quotes' };"],
])('takes in %s: %s', async (path, line) => {
  expect(await problemsOf(line, path)).toEqual([]);
});
