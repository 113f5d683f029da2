import { join } from 'node:path';
import { findChromium } from '../bootstrap/chromium.mjs';
import { root } from '../bootstrap/root.mjs';
import { run } from '../bootstrap/run.mjs';
import { marketNode, quickEnvironment } from '../bootstrap/runtime.mjs';
import { Stop } from '../bootstrap/stop.mjs';

/**
 * Opens a real browser, beside whatever is done meanwhile. What it is then given is opened inside the live host,
 * before any visitor can meet it.
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
    /** Closes it, also when there is nothing to try. */
    async close() {
      order.resolve('');
      await ran.catch(() => undefined);
    },
  };
}
