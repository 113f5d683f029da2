import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { stopDatabase } from '../bench/serve/stop-database.ts';
import { startChild, stopChild } from '../children.ts';
import { copyDemoData } from '../demo-data.ts';
import { freePort } from '../free-port.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const program = join(import.meta.dirname, '../../server/src/main.ts');
const startSeconds = 180;

export type MarketSettings = Readonly<{
  /** Share it to start another process on the same data; default: a new folder. */
  dataDir?: string;
  port?: number;
  /** A module to load before the market's code. */
  preload?: string;
  /** Environment variables of the market, added to the drills' defaults. */
  env?: Readonly<Record<string, string>>;
  /** Gets each line that the market prints. */
  onLine?: (line: string) => void;
}>;

/** A market in a process of its own, as operators run it. */
export type Market = Readonly<{
  url: string;
  pid: number;
  dataDir: string;
  /** Resolves with the exit code when the process ends for any reason. */
  ended: Promise<number>;
  /** Sends the process a signal; SIGKILL simulates a crash. */
  signal: (signal: NodeJS.Signals) => void;
  /** Stops it gracefully. */
  stop: () => Promise<void>;
}>;

/** Starts the production build with demo data on its own database, and waits until it is ready. */
export async function startMarket({
  dataDir,
  port,
  preload,
  env,
  onLine,
}: MarketSettings = {}): Promise<Market> {
  const folder = dataDir ?? temporaryFolder();
  const hasDemoData = env?.DEMO !== 'false' && !env?.DATABASE_URL;
  if (!dataDir && hasDemoData) copyDemoData(folder);
  const { DATABASE_URL: _theirs, ...environment } = process.env;
  const url = `http://127.0.0.1:${port ?? freePort()}`;
  const { child, ended } = startChild([...(preload ? ['--import', preload] : []), program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...environment,
      NODE_ENV: 'production',
      NODE_NO_WARNINGS: '1',
      ENV_FILE: '',
      DEMO: 'true',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      // Drills write more than any person. A drill that tests this limit sets it.
      WRITES_PER_MINUTE: '1000000',
      ...env,
      PORT: new URL(url).port,
      DATA_DIR: folder,
    },
    // If a drill kills the market, its private PostgreSQL keeps running.
    afterEnd: dataDir ? undefined : () => stopDatabase(folder),
  });
  const printed = lastLines(child, onLine);
  if (!(await getsReady(url, ended))) {
    await stopChild(child);
    throw new Error(`The market did not start:\n${printed.join('\n')}`);
  }
  return {
    url,
    pid: child.pid ?? 0,
    dataDir: folder,
    ended,
    signal: (signal) => child.kill(signal),
    stop: () => stopChild(child),
  };
}

/** Collects what a program printed last. */
function lastLines({ stdout, stderr }: ChildProcess, onLine: MarketSettings['onLine']): readonly string[] {
  const printed: string[] = [];
  for (const stream of [stdout, stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n').filter(Boolean)) {
        onLine?.(line);
        printed.push(line);
        if (printed.length > 50) printed.shift();
      }
    });
  }
  return printed;
}

/** Waits for the market. False if its process ends first, or takes too long. */
async function getsReady(url: string, ended: Promise<number>): Promise<boolean> {
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  for (const since = Date.now(); !(await isReady(url)); await pause(100)) {
    if (hasEnded || Date.now() - since > startSeconds * 1000) return false;
  }
  return true;
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  );

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
