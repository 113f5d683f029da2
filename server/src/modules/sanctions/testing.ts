import { fileURLToPath } from 'node:url';
import type { SanctionsSource } from 'shared-kit/contract/sanctions';
import type { Database } from '../../platform/db/index.ts';
import { loadList } from './loading/load-list.ts';

/** A sample list in its official form, with invented names. */
export const sampleList = (name: string): string =>
  fileURLToPath(new URL(`./testing/lists/${name}`, import.meta.url));

type Sample = Readonly<{ date?: string | null; now?: Date }>;

/** Loads a sample as `pnpm sanctions:load` does. */
export const loadSample = (
  db: Database,
  source: SanctionsSource,
  names: readonly string[],
  { date = null, now = new Date() }: Sample = {},
) =>
  loadList(db, {
    source,
    files: names.map(sampleList),
    date,
    by: 'operator',
    now,
    progress: () => undefined,
  });
