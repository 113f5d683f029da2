import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { type Changes, TrialFailed, type Verdict, verdict } from '../modules/releases/index.ts';
import { AppError } from '../platform/http/index.ts';
import { type Account, existingAccount, isRoot } from '../platform/machine-account.ts';
import { canWatch, killAll, memoryOf, treeOf } from './process-tree.ts';

const driver = fileURLToPath(new URL('../../../e2e/trial/main.ts', import.meta.url));

const mebibyte = 1024 * 1024;
/** Of the program and its browser together. An area's pages need some 700. */
const mostMemory = 2048 * mebibyte;
const lookedAtEveryMs = 2000;
const deadlineMs = 20 * 60_000;

const message = z.union([
  z.object({ wants: z.literal('sessions') }),
  z.object({ passed: z.literal('changes') }),
  z.object({ verdict }),
  z.object({ failed: z.string() }),
]);

/** The release to try, and how its browser gets it. */
export type TrialOrder = Readonly<{
  /** Origin of the market. */
  url: string;
  area: string;
  version: string;
  /** Lets a browser see the release before everybody else. */
  cookie: { name: string; value: string };
  html: readonly string[];
  pages: readonly object[];
  /** The slots that it fills, with the pages on which they stand. */
  panels: readonly object[];
  messageKeys: readonly string[];
  /** The changes since the live release, which are tried first. Null if there is no such round. */
  changes: Changes | null;
}>;

type Means = Readonly<{
  /** Path of the browser. */
  browser: string;
  sessions: () => Promise<unknown>;
  onChangesPassed: () => Promise<void>;
  stopped: AbortSignal;
  limits?: Readonly<{ memory: number; deadlineMs: number }>;
  /** File that drives the browser. */
  program?: string;
}>;

/**
 * Tries a release in a browser, in a process of low priority. It has none of our environment variables, and a folder that
 * is removed afterwards. Where the market runs as root, it gets an account without rights.
 */
export async function tryInBrowser(
  order: TrialOrder,
  {
    browser,
    sessions,
    onChangesPassed,
    stopped,
    program = driver,
    limits = { memory: mostMemory, deadlineMs },
  }: Means,
): Promise<Verdict> {
  stopped.throwIfAborted();
  const account = isRoot() ? existingAccount(['nobody']) : null;
  if (isRoot() && !account) {
    throw new TrialFailed('The market runs as root, and this machine has no account nobody for its browser.');
  }
  const folder = mkdtempSync(join(tmpdir(), 'tezgah-trial-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const child = start(program, folder);
  const found = verdictOf(child, { sessions, onChangesPassed });
  // If the program ended already, its `close` event rejects the verdict.
  child.send({ order: { ...order, browser, account: account && idsOf(account) } }, () => undefined);
  const watch = watchOver(child, { stopped, ...limits });
  try {
    return await Promise.race([found, watch.cutShort]);
  } finally {
    watch.end();
    killAll(await treeOf(child));
    await rm(folder, { recursive: true, force: true });
  }
}

const idsOf = ({ uid, gid }: Account) => ({ uid, gid });

function start(program: string, folder: string): ChildProcess {
  const { PATH } = process.env;
  return spawn(process.execPath, ['--no-warnings', program], {
    env: { NODE_ENV: 'production', TZ: 'UTC', HOME: folder, TMPDIR: folder, ...(PATH && { PATH }) },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

/** Answers the program's requests for sessions until it tells its verdict. */
function verdictOf(
  child: ChildProcess,
  { sessions, onChangesPassed }: Pick<Means, 'sessions' | 'onChangesPassed'>,
): Promise<Verdict> {
  let complaint = '';
  // Kept before the verdict, which may come at once after it.
  let passing = Promise.resolve();
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = `${complaint}${chunk}`.slice(-2000);
  });
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new TrialFailed(error.message)));
    // A verdict that was told still counts.
    child.once('close', () => void passing.then(() => reject(new TrialFailed(lastWords(complaint)))));
    child.on('message', (told) => {
      const read = message.safeParse(told);
      if (!read.success) reject(new TrialFailed('The trial told something unknown.'));
      else if ('verdict' in read.data) {
        const { verdict: found } = read.data;
        void passing.then(() => resolve(found));
      } else if ('passed' in read.data) passing = onChangesPassed().catch(reject);
      else if ('failed' in read.data) reject(new TrialFailed(read.data.failed));
      else {
        sessions().then(
          (given) => child.send({ sessions: given }, () => undefined),
          (error: Error) => reject(new TrialFailed(reasonOf(error), { cause: error })),
        );
      }
    });
  });
}

const reasonOf = (error: Error): string =>
  (error instanceof AppError ? error.detail : undefined) ?? error.message;

const lastWords = (complaint: string): string =>
  /^.*Error: .*$/m.exec(complaint)?.[0] ?? 'The trial ended without a verdict.';

type Limits = Readonly<{ stopped: AbortSignal; memory: number; deadlineMs: number }>;

/** Ends the trial when the market stops or time is over. What needs too much memory is refused. */
function watchOver(child: ChildProcess, { stopped, memory, deadlineMs: patience }: Limits) {
  const { promise: cutShort, resolve, reject } = Promise.withResolvers<Verdict>();
  cutShort.catch(() => undefined);
  const since = performance.now();
  const onStop = () => reject(stopped.reason);
  stopped.addEventListener('abort', onStop);
  const clock = setTimeout(
    () => reject(new TrialFailed(`It did not end within ${Math.round(patience / 60_000)} minutes.`)),
    patience,
  );
  const look = async () => {
    if ((await memoryOf(await treeOf(child))) <= memory) return;
    const seconds = Math.round((performance.now() - since) / 1000);
    const fault = `its pages and the browser need more than ${Math.round(memory / mebibyte)} MB of memory`;
    resolve({ faults: [fault], figures: { pages: 0, roles: 0, seconds } });
  };
  const looking = canWatch ? setInterval(() => void look(), lookedAtEveryMs) : undefined;
  return {
    cutShort,
    end() {
      stopped.removeEventListener('abort', onStop);
      clearTimeout(clock);
      clearInterval(looking);
    },
  };
}
