import { type ChildProcess, type SpawnOptions, type StdioOptions, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { PrerenderedPage } from 'shared-kit/contract';
import type { Order } from './make-pages.ts';

const maker = fileURLToPath(new URL('./make-pages.ts', import.meta.url));
/** Rendering takes a second, and many times that on a busy machine. */
const patienceMs = 120_000;

/** Starts a maker process and sends it its task. Its permissions allow only what it needs. */
export function startMaker(order: Order, stdio: StdioOptions, options: SpawnOptions = {}): ChildProcess {
  const readable = [maker, order.host, join(dirname(maker), '../../../package.json')];
  const flags = ['--permission', ...readable.map((file) => `--allow-fs-read=${file}`)];
  const child = spawn(process.execPath, [...flags, '--max-old-space-size=512', '--no-warnings', maker], {
    env: { NODE_ENV: 'production', TZ: 'UTC' },
    ...options,
    stdio,
  });
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(JSON.stringify(order));
  return child;
}

/**
 * Runs an area's code in a process of its own. It can read only what it needs, write nothing and start nothing. It sees
 * none of our environment variables, and a time limit ends it.
 */
export async function runMaker(order: Order): Promise<readonly PrerenderedPage[]> {
  const child = startMaker(order, ['pipe', 'pipe', 'pipe'], { timeout: patienceMs, killSignal: 'SIGKILL' });
  if (!child.stdout || !child.stderr) throw new Error('The prerendering process has no output pipe');
  const ended = new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(signal ?? String(code)));
  });
  const [answer, said, end] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (end !== '0') throw new Error(`Prerendering ended with ${end}: ${said.slice(0, 4000)}`);
  return JSON.parse(answer) as PrerenderedPage[];
}
