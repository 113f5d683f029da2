import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect } from '@jest/globals';
import { compiled } from '../../cli/testing.ts';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));

type Running = {
  process: ChildProcess;
  output: () => string;
  ready: Promise<string>;
  ended: Promise<number | null>;
};

/** Process of a server's private PostgreSQL. */
export const postmasterOf = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Starts the server without demo data; `ready` resolves to its URL. */
function startServer(variables: Record<string, string>): Running {
  const child = spawn(process.execPath, [main], {
    env: {
      ENV_FILE: '',
      PATH: process.env.PATH,
      ...compiled(),
      DEMO: 'false',
      // Takes a quarter of a start. Tests of stopping have it.
      PREPARE_PAGES: 'false',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const ready = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      text += chunk;
      const url = /Ready at (\S+)/.exec(text)?.[1];
      if (url) resolve(url);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => reject(new Error(`ended before it was ready:\n${text}`)));
  });
  ready.catch(() => undefined);
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { process: child, output: () => text, ready, ended };
}

/** Starts servers as processes; each test's are stopped, and their folders removed, after it. Call it in a `describe`. */
export function startedServers() {
  const running: Running[] = [];
  const folders: string[] = [];

  function dataFolder(...deeper: string[]): string {
    const folder = mkdtempSync(join(tmpdir(), 'main-test-'));
    chmodSync(folder, 0o755);
    folders.push(folder);
    return join(folder, ...deeper);
  }

  const start = (variables: Record<string, string>): Running => {
    const started = startServer(variables);
    running.push(started);
    return started;
  };

  /** A failed start's message to the operator, without the lines that name its steps. */
  async function complaint(variables: Record<string, string>): Promise<string> {
    const failed = start(variables);
    expect(await failed.ended).toBe(1);
    return failed
      .output()
      .split('\n')
      .filter((line) => line && !/^(Opening|Keeping|Bringing)/.test(line))
      .join('\n');
  }

  afterEach(async () => {
    for (const { process: child, ended } of running.splice(0)) {
      child.kill('SIGTERM');
      await ended;
    }
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  return { dataFolder, start, complaint };
}
