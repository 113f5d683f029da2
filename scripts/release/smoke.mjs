import { join } from 'node:path';
import { findChromium } from '../bootstrap/chromium.mjs';
import { root } from '../bootstrap/root.mjs';
import { run } from '../bootstrap/run.mjs';
import { marketNode, toolEnvironment } from '../bootstrap/runtime.mjs';
import { Stop } from '../bootstrap/stop.mjs';

/** Opens the release in a real browser, inside the live host, before any visitor can meet it. */
export async function smoke({ url, area, version, cookie }) {
  const asked = JSON.stringify({ url, area, version, cookie });
  const { code, output } = await run(marketNode(), [join(root, 'e2e/smoke/main.ts')], {
    cwd: join(root, 'e2e'),
    env: { ...toolEnvironment(join(root, 'e2e')), TEZGAH_CHROMIUM: await findChromium(), SMOKE: asked },
    quiet: true,
  });
  if (code === 0) return output.trim();
  throw new Stop(
    `mf-${area} ${version} doesn't work in the live host, so nobody gets it:\n${output.trim()}`,
    'Mend it and release again; what visitors get did not change.',
  );
}
