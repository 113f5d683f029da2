import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startChild } from '../../children.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const checkout = resolve(import.meta.dirname, '../../..');

export type Build = Readonly<{
  /** Folder name of the package, or `monolith`. */
  name: string;
  /** From start to end of the bundler's process, without caches. */
  seconds: number;
  /** Size of the federation remote entry; null if there is none. */
  entryGzipBytes: number | null;
}>;
export type Builds = Readonly<{ folder: string; all: readonly Build[] }>;

const areas = (): string[] =>
  readdirSync(checkout)
    .filter((name) => name.startsWith('mf-'))
    .sort();

/**
 * Builds host, areas and monolith from the same sources, one after the other, into a separate folder. The checkout's
 * builds stay unchanged.
 */
export async function buildEverything(say: (line: string) => void): Promise<Builds> {
  const folder = temporaryFolder();
  const all: Build[] = [];
  for (const name of [...areas(), 'host', 'monolith']) {
    const build = await buildOne(name, join(folder, name));
    say(`  ${name} built in ${build.seconds.toFixed(2)} s`);
    all.push(build);
  }
  return { folder, all };
}

async function buildOne(name: string, target: string): Promise<Build> {
  // The monolith has no tools of its own and uses the host's.
  const home = join(checkout, name === 'monolith' ? 'host' : name);
  const config = name === 'monolith' ? join(import.meta.dirname, '../monolith/rspack.config.mjs') : null;
  const args = [
    join(home, 'node_modules/@rspack/cli/bin/rspack.js'),
    'build',
    '--config-loader',
    'native',
    '--mode',
    'production',
    '--output-path',
    target,
    ...(config ? ['--config', config] : []),
  ];
  const since = performance.now();
  const { child, ended } = startChild(args, {
    cwd: home,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  if ((await ended) !== 0) throw new Error(`The build of ${name} failed:\n${output}`);
  return { name, seconds: (performance.now() - since) / 1000, entryGzipBytes: entrySize(name, target) };
}

function entrySize(name: string, folder: string): number | null {
  if (!name.startsWith('mf-')) return null;
  const { entry } = JSON.parse(readFileSync(join(folder, 'area.json'), 'utf8')) as { entry: string };
  return statSync(join(folder, `${entry}.gz`)).size;
}
