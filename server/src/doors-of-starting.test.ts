import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { compiled, runTool } from './cli/testing.ts';
import { silentDatabase } from './platform/testing/silent-database.ts';
import { testDatabase } from './platform/testing/test-database.ts';

// Starts every program that opens a market, all at once: they mostly wait.
describe('every program that opens a market', () => {
  const database = testDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'doors-test-'));
  chmodSync(folder, 0o755);
  const file = (name: string, content = '') => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const backup = join(folder, 'market.tar.gz');
  beforeAll(async () => {
    const env = { DATABASE_URL: database.url, DATA_DIR: folder };
    expect(await runTool('backup', [backup], { env })).toMatchObject({ code: 0 });
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const server = 'main';
  /** With arguments that are right, so that each gets as far as the database. */
  const doors: Readonly<Record<string, readonly string[]>> = {
    [server]: [],
    'admin-create': ['new@market.example', '--name', 'Deniz Aksoy'],
    'area-leave': ['mf-logistics', '--reason', 'Its team moved on'],
    backup: [join(folder, 'other.tar.gz')],
    'catalogue-import': ['--list-companies'],
    'company-approve': ['--list'],
    'company-export': ['018f4d2e-0000-7000-8000-000000000001', join(folder, 'export')],
    'embargoes-load': [file('embargoes.csv')],
    'financing-deviations': [],
    'release-allow': ['mf-shop', '1.0.0', '--reason', 'A trial takes too long'],
    'release-token': ['list'],
    restore: [backup],
    'sanctions-load': [file('sanctions.csv'), '--list', 'eu'],
    seed: ['--products', '1'],
  };

  const source = fileURLToPath(new URL('.', import.meta.url));

  /** As the shell starts it, without our environment. */
  async function run(door: string, settings: Readonly<Record<string, string>>) {
    const program = door === server ? ['main.ts'] : ['cli/run.ts', door];
    const child = spawn(
      process.execPath,
      [join(source, program[0] ?? ''), ...program.slice(1), ...(doors[door] ?? [])],
      {
        env: {
          ENV_FILE: '',
          PATH: process.env.PATH,
          ...compiled(),
          PORT: '0',
          HOST: '127.0.0.1',
          ...settings,
        },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    let errors = '';
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    const [code] = await once(child, 'close');
    return { code, errors };
  }

  it('is walked: a new command needs a row above', () => {
    const { scripts } = JSON.parse(readFileSync(join(source, '../../package.json'), 'utf8'));
    const named = Object.values<string>(scripts).flatMap((it) => /cli\/run\.ts ([\w-]+)/.exec(it)?.[1] ?? []);
    expect(Object.keys(doors).filter((it) => it !== server)).toEqual(named.sort());
    const ending = readdirSync(join(source, 'cli')).filter(
      (name) =>
        !name.includes('.test.') && readFileSync(join(source, 'cli', name), 'utf8').includes('runProgram('),
    );
    expect(ending.map((name) => name.replace('.ts', ''))).toEqual(named.sort());
  });

  it('ends in one sentence when the database stops answering', async () => {
    const ended = await Promise.all(
      Object.keys(doors).map(async (door) => {
        const silent = await silentDatabase(database.url, 1);
        const dataDir = join(folder, `data-${door}`);
        const { code, errors } = await run(door, {
          DATABASE_URL: silent.url,
          DATA_DIR: dataDir,
          LOG_LEVEL: 'silent',
        });
        silent.close();
        return [door, code, errors] as const;
      }),
    );
    // On a busy machine even the first connection may take too long, which has a sentence of its own.
    const sentence = /^The database [^\n]+ \([^\n]+\): (see|start) [^\n]+\.\n$/;
    expect(ended).toEqual(Object.keys(doors).map((door) => [door, 1, expect.stringMatching(sentence)]));
  }, 300_000);
});
