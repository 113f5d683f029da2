import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { run } from '../bootstrap/run.mjs';
import { marketNode, quickEnvironment } from '../bootstrap/runtime.mjs';
import { Stop } from '../bootstrap/stop.mjs';
import { remedies } from './remedies.mjs';

/** Verifies a build by the market's own rules before sending it. Returns its version and size. */
export async function verify(folder, area) {
  const { code, output } = await run(
    marketNode(),
    [join(root, 'server/src/cli/run.ts'), 'verify-release', folder, area],
    { env: { ...quickEnvironment(), NODE_NO_WARNINGS: '1' }, quiet: true },
  );
  const told = parsed(output.trim().split('\n').at(-1));
  if (code === 0 && told) return told;
  if (!told) throw new Error(`The build could not be verified:\n${output}`);
  throw new Stop(
    `The market would refuse this build (${told.code}: ${told.detail}).`,
    remedies[told.code] ?? 'Mend it and release again; nothing was sent.',
  );
}

function parsed(line) {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
