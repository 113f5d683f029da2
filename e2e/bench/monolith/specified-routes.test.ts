import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { declaredRoutes } from 'shared-kit/build';
import { shippedAreas } from 'shared-kit/contract/areas';
import { locales } from 'shared-kit/contract/languages';
import { marketRoutes, specifiedRoutes, wordsOfRoute } from 'shared-kit/contract/routes';

const root = join(import.meta.dirname, '../../..');
const areas = await Promise.all(
  shippedAreas.map(async (id) => {
    const { default: area } = await import(`../../../mf-${id}/src/area.ts`);
    return { id, routes: declaredRoutes(area, join(root, `mf-${id}`)) };
  }),
);
const usual = {
  homePath: '/',
  loginPath: '/login',
  registerPath: '/register',
  manufacturerLandingPath: '/manufacturer',
};
const table = marketRoutes(usual, areas);

describe.each(shippedAreas)('mf-%s', (id) => {
  it.each(specifiedRoutes(id).map((it) => [it.path, it] as const))(
    'declares %s as specified',
    (_path, entry) => {
      const { words, ...declared } = table.find(({ name }) => name === entry.name) ?? {};
      expect(declared).toEqual(entry);
      expect(Object.keys(words?.title ?? {}).sort()).toEqual([...locales].sort());
    },
  );
});

it.each(locales)('pages that are found by searching are told apart in %s', (locale) => {
  const found = table.filter(({ name }) => /^(home|shop|commercial-.+)$/.test(name));
  expect(found.length).toBeGreaterThan(9);
  const told = found.map((it) => wordsOfRoute(it, locale).description ?? '');
  expect(told.filter((it) => it.length < 50 || it.length > 160)).toEqual([]);
  expect(new Set(told).size).toBe(told.length);
});
