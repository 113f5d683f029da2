import { join } from 'node:path';
import { findChromium } from '../bootstrap/chromium.mjs';
import { root } from '../bootstrap/root.mjs';
import { run } from '../bootstrap/run.mjs';
import { marketNode, quickEnvironment } from '../bootstrap/runtime.mjs';
import { Stop } from '../bootstrap/stop.mjs';

/**
 * Starts a real browser while other work goes on. Later it opens the release inside the live host, before any visitor
 * can.
 */
export async function openTrial(url) {
  const order = Promise.withResolvers();
  const ran = run(marketNode(), [join(root, 'e2e/smoke/main.ts')], {
    cwd: join(root, 'e2e'),
    env: { ...quickEnvironment(join(root, 'e2e')), TEZGAH_CHROMIUM: await findChromium(), SMOKE_URL: url },
    quiet: true,
    input: order.promise,
  });
  ran.catch(() => undefined);
  return {
    async tryOut(asked) {
      order.resolve(JSON.stringify({ ...asked, url }));
      const { code, output } = await ran;
      if (code === 0) return output.trim();
      throw new Stop(
        `mf-${asked.area} ${asked.version} doesn't work in the live host, so nobody gets it:\n${output.trim()}`,
        'Mend it and release again; if it was the market or this machine, the same command tries it once more. What visitors get did not change.',
      );
    },
    /** Closes the browser, even if there is nothing to try. */
    async close() {
      order.resolve('');
      await ran.catch(() => undefined);
    },
  };
}
