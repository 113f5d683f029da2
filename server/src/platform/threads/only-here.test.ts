import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const sources = join(import.meta.dirname, '../..');

/** Files that start processes, with the reason why they aren't threads with counts and deadlines. */
const processes: Readonly<Record<string, string>> = {
  'platform/db/cluster.ts': 'PostgreSQL',
  'platform/db/postgres-binaries.ts': 'PostgreSQL',
  'platform/db/postmaster.ts': 'PostgreSQL',
  'trial/browser-trial.ts': 'a browser for releases, with a deadline and limits of its own (decision 44)',
  'web/prerender/warm-maker.ts': 'pages of the areas, with a patience of its own (decision 26)',
};

const isTest = (file: string) => /\.test\.ts$|(^|\/)testing(\/|\.ts$)/.test(file);
const all = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !isTest(file));
const withText = (pattern: RegExp) =>
  all.filter((file) => pattern.test(readFileSync(join(sources, file), 'utf8')));

describe('in the sources of the server', () => {
  it('threads are started in one place, which counts and ends them', () => {
    expect(withText(/\bnew Worker\(|\bWorker\b.*from 'node:worker_threads'/)).toEqual([
      'platform/threads/kept-threads.ts',
      'platform/threads/thread.ts',
    ]);
  });

  it('processes are started for these reasons only', () => {
    expect(withText(/from 'node:(child_process|cluster)'/).toSorted()).toEqual(Object.keys(processes));
  });

  it('the code that makes PDFs runs in a thread only', () => {
    expect(withText(/from '[./]*\/write-pdf\.ts'/)).toEqual(['platform/pdf/paper-thread.ts']);
  });
});
