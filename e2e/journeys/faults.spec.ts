import { areaPages } from '../fixtures/area-pages.ts';
import { expect, test } from '../fixtures/market.ts';
import { tryFaults } from '../fixtures/try-faults.ts';

test('every area of the market is tried', async ({ request }) => {
  const { areas } = (await (await request.get('/registry.json')).json()) as { areas: { id: string }[] };
  expect(areaPages.map(({ area }) => area).sort()).toEqual(areas.map(({ id }) => id).sort());
});

// One area for each fault; `faults-everywhere` tries the others.
tryFaults((pages) => pages.slice(0, 1));
