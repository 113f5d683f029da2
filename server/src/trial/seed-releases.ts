import { areaContract, shippedAreas } from 'shared-kit/contract/areas';
import { createReleaseToken, insertRelease, makeLive, startCanary } from '../modules/releases/index.ts';
import type { Database } from '../platform/db/index.ts';

const kilobyte = 1024;

/**
 * Releases of every area for the staff's pages: live, canary, withdrawn and kept, and a token. None of their files is
 * served, and nobody knows the token.
 */
export async function seedReleases(db: Database): Promise<void> {
  for (const area of shippedAreas) {
    for (const [at, version] of ['1.0.0', '1.1.0', '1.2.0'].entries()) {
      const none = { scripts: [], styles: [], pages: [], messages: {}, integrity: {} };
      const release = { id: area, version, contract: areaContract, entry: '', ...none };
      await insertRelease(db, release, (180 + at) * kilobyte, 'shipped');
    }
    const move = { area, actor: `${area} team` };
    await createReleaseToken(db, area, move.actor);
    await makeLive(db, { ...move, version: '1.0.0', expected: null });
    await makeLive(db, { ...move, version: '1.1.0', expected: '1.0.0' });
    if (area === 'shop') await startCanary(db, { ...move, version: '1.2.0', percent: 10, expected: '1.1.0' });
    if (area === 'quotes') {
      const reason = 'Totals were rounded twice.';
      await makeLive(db, { ...move, version: '1.0.0', expected: '1.1.0', reason });
    }
  }
}
