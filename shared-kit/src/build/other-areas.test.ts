import { expect, it } from '@jest/globals';
import type { Compilation } from '@rspack/core';
import { refuseOtherAreas } from './other-areas.ts';

const built = (...files: (string | undefined)[]) =>
  ({
    modules: new Set(files.map((file) => ({ nameForCondition: () => file }))),
  }) as unknown as Pick<Compilation, 'modules'>;

it('lets an area hold its own code, the kit and libraries', () => {
  const files = ['/tezgah/mf-bank/src/area.ts', '/tezgah/shared-kit/src/ui/index.ts'];
  const library = '/tezgah/node_modules/mf-loom/index.js';
  expect(() => refuseOtherAreas(built(...files, library, undefined), '/tezgah/mf-bank')).not.toThrow();
});

it("refuses another area's code", () => {
  const page = '/tezgah/mf-shop/src/pages/shop/shop-page.tsx';
  expect(() => refuseOtherAreas(built(page), '/tezgah/mf-bank')).toThrow(
    'mf-bank imports mf-shop/src/pages/shop/shop-page.tsx',
  );
});
