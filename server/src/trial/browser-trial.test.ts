import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { TrialFailed } from '../modules/releases/index.ts';
import { tryInBrowser } from './browser-trial.ts';
import { memoryOf, treeOf } from './process-tree.ts';

const order = {
  url: 'http://localhost:4000',
  area: 'shop',
  version: '1.0.0-ab',
  cookie: { name: 'release_preview', value: 'signed' },
  html: [],
  pages: [],
  panels: [],
  messageKeys: [],
  changes: null,
};
const figures = { pages: 2, roles: 1, seconds: 3 };
const passed = { faults: [], figures };
const never = new AbortController().signal;

describe('a trial of its own process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tezgah-trial-test-'));
  chmodSync(folder, 0o755);
  afterAll(() => rmSync(folder, { recursive: true }));
  let count = 0;
  /** A program that does this with its order. */
  const programThat = (does: string): string => {
    count += 1;
    const file = join(folder, `program-${count}.mjs`);
    writeFileSync(
      file,
      `const tell = (verdict) => process.send({ verdict }, () => process.disconnect());
process.once('message', async ({ order }) => { ${does} });`,
    );
    return file;
  };
  const figuresOf = JSON.stringify(figures);
  const tried = (does: string, more: Partial<Parameters<typeof tryInBrowser>[1]> = {}) =>
    tryInBrowser(order, {
      browser: '/usr/bin/none',
      sessions: async () => [],
      stopped: never,
      onChangesPassed: async () => {},
      program: programThat(does),
      ...more,
    });
  const reasonOf = (work: Promise<unknown>) =>
    work.then(
      () => 'none',
      (error: unknown) => (error instanceof TrialFailed ? error.message : error),
    );

  it('gets its order and tells its verdict', async () => {
    expect(await tried(`tell({ faults: [order.area, order.browser], figures: ${figuresOf} })`)).toEqual({
      faults: ['shop', '/usr/bin/none'],
      figures,
    });
  });

  it('is given sessions whenever it asks', async () => {
    let asked = 0;
    const sessions = async () => {
      asked += 1;
      return [{ role: 'bank', cookies: [] }];
    };
    const twice = `
      const ask = () => new Promise((got) => { process.once('message', got); process.send({ wants: 'sessions' }); });
      await ask();
      const { sessions } = await ask();
      tell({ faults: [sessions[0].role], figures: ${figuresOf} });`;
    expect(await tried(twice, { sessions })).toEqual({ faults: ['bank'], figures });
    expect(asked).toBe(2);
  });

  it('tells that what changed has passed, which is kept before its verdict', async () => {
    const order: string[] = [];
    const onChangesPassed = async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      order.push('changes kept');
    };
    const both = `process.send({ passed: 'changes' }); tell({ faults: [], figures: ${figuresOf} });`;
    await tried(both, { onChangesPassed });
    order.push('verdict');
    expect(order).toEqual(['changes kept', 'verdict']);
  });

  it('sees none of our secrets, and leaves no folder behind', async () => {
    process.env.SESSION_SECRET = 's3cret';
    const { faults } = await tried(
      `tell({ faults: [JSON.stringify(process.env), process.env.TMPDIR], figures: ${figuresOf} })`,
    ).finally(() => delete process.env.SESSION_SECRET);
    expect(faults[0]).not.toMatch(/s3cret|DATABASE|DATA_DIR/);
    expect(existsSync(faults[1] ?? '')).toBe(false);
  });

  it.each<[string, string, RegExp]>([
    ['throws', "throw new Error('no yarn')", /^Error: no yarn$/],
    ['says why', "process.send({ failed: 'no browser here' })", /^no browser here$/],
    ['ends without a word', 'process.exit(0)', /^The trial ended without a verdict\.$/],
    ['tells something else', "process.send({ verdict: 'good' })", /^The trial told something unknown\.$/],
    ['asks for sessions that there are not', "process.send({ wants: 'sessions' })", /^no database$/],
  ])('says nothing of the release if it %s', async (_what, does, reason) => {
    const sessions = () => Promise.reject(new Error('no database'));
    expect(await reasonOf(tried(does, { sessions }))).toMatch(reason);
  });

  const sleeps = `
    const { spawn } = await import('node:child_process');
    spawn(process.execPath, ['-e', 'setTimeout(() => {}, 600_000)', 'weaver of ${process.pid}'], { detached: true });
    setTimeout(() => {}, 600_000);`;
  const sleepers = async () => {
    const { execFileSync } = await import('node:child_process');
    const told = execFileSync('ps', ['-A', '-o', 'args='], { encoding: 'utf8' });
    return told
      .split('\n')
      .filter((line) => line.includes(`weaver of ${process.pid}`) && !line.includes('ps -A'));
  };

  it('ends with all that it started when its time is over', async () => {
    const late = tried(sleeps, { limits: { memory: Number.MAX_SAFE_INTEGER, deadlineMs: 3000 } });
    expect(await reasonOf(late)).toMatch(/^It did not end within/);
    expect(await sleepers()).toEqual([]);
  });

  it('ends with all that it started when the market stops', async () => {
    const stopping = new AbortController();
    const stopped = tried(sleeps, { stopped: stopping.signal });
    setTimeout(() => stopping.abort(), 2000);
    await expect(stopped).rejects.toThrow(/abort/);
    expect(await sleepers()).toEqual([]);
  });

  it('refuses what needs too much memory', async () => {
    const hoards = 'globalThis.kept = []; setInterval(() => kept.push(Buffer.alloc(20_000_000, 1)), 50);';
    const { faults } = await tried(hoards, { limits: { memory: 300 * 1024 * 1024, deadlineMs: 60_000 } });
    expect(faults).toEqual(['its pages and the browser need more than 300 MB of memory']);
  });

  it('knows its processes and their memory', async () => {
    expect(await treeOf(process)).toContain(process.pid);
    expect(await treeOf({})).toEqual([]);
    expect(await memoryOf([process.pid])).toBeGreaterThan(10_000_000);
    expect(await memoryOf([2_000_000_000])).toBe(0);
  });

  it('passes a release without faults', async () => {
    expect(await tried(`tell({ faults: [], figures: ${figuresOf} })`)).toEqual(passed);
  });
});
