import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/index.ts';
import { heardNews } from './heard-news.ts';

/** Columns that are read of each table; none named: all. */
type Tables = Readonly<Record<string, readonly string[]>>;
type Answer = Readonly<{ status: number; body: Readonly<{ code?: string }> }>;
type Row = Readonly<Record<string, unknown>>;
type Market = Readonly<{ db: Tx; url: string }>;
type Names = Readonly<Record<string, string>>;

const anyId = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** JSON with more letters belongs to a figure or a paper, not to a move. */
const longest = 300;

/** Times, days, numbers that the market gives out, and fingerprints differ in each run. */
const steady = (text: string): string =>
  text
    .replace(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[^",:]*(:\d\d)?Z?/g, 'time')
    .replace(/\d{4}-\d\d-\d\d|\b\d{1,2} [A-Z][a-z]+ 20\d\d/g, 'day')
    .replace(/\b[0-9a-f]{64}\b/g, 'sha256')
    .replace(/\b([TFQ])-\d+-\d+/gi, '$1-number');

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  // A market's tenth quote has a longer number than its ninth.
  return typeof value === 'object' && steady(text).length > longest ? '…' : text;
}

/** Keeps what each step of a scenario changes in these tables and tells open pages, so that two runs are equal. */
export async function openTranscript(database: Market, tables: Tables, names: Names) {
  const news = await heardNews(database);
  const labels = new Map(Object.entries(names).map(([name, id]) => [id, name]));
  const lines: string[] = [];
  let before = await readAll(database.db, tables);

  const known = (text: string) => text.replace(anyId, (id) => labels.get(id) ?? 'new');
  function labelled(text: string): string {
    const named = text.replace(anyId, (id) => {
      if (!labels.has(id)) labels.set(id, `#${labels.size}`);
      return labels.get(id) ?? '';
    });
    return steady(named);
  }

  /** Rows in the order of their words: it depends on no id. */
  async function changes(): Promise<string[]> {
    const now = await readAll(database.db, tables);
    const gone = [...before.keys()].filter((key) => !now.has(key)).map((key) => `- ${key}`);
    const changed = [...gone, ...[...now].flatMap(([key, row]) => change(key, before.get(key), row) ?? [])];
    before = now;
    const inOrder = changed.toSorted((one, other) => (steady(known(one)) < steady(known(other)) ? -1 : 1));
    return inOrder.map(labelled);
  }

  async function told(): Promise<string[]> {
    const readers = new Map<string, Set<string>>();
    for (const { users, news: it } of await news.sinceLast()) {
      const topic = labelled(`live ${it.topic}${it.id ? ` ${it.id}` : ''}`);
      const all = readers.get(topic) ?? new Set();
      for (const user of users) all.add(labelled(user));
      readers.set(topic, all);
    }
    return [...readers].map(([topic, of]) => `${topic}: ${[...of].toSorted().join(', ')}`).toSorted();
  }

  return {
    /** Does something, and notes how it was answered and what it changed. */
    async step(title: string, act: () => Promise<Answer | undefined>): Promise<void> {
      const answer = await act();
      const outcome = answer ? `: ${[answer.status, answer.body.code].filter(Boolean).join(' ')}` : '';
      lines.push(`> ${title}${outcome}`, ...(await changes()), ...(await told()));
    },
    lines: () => lines,
    close: () => news.close(),
  };
}

/** All rows of these tables, by table and primary key. */
async function readAll(db: Tx, tables: Tables): Promise<Map<string, Row>> {
  const parts = Object.keys(tables).map(
    (table) => sql`select ${table}::text as name, to_jsonb(t) as row from ${sql.identifier(table)} t`,
  );
  const { rows } = await db.execute<{ name: string; row: Row }>(sql.join(parts, sql` union all `));
  return new Map(
    rows.map(({ name, row }) => {
      const columns = tables[name] ?? [];
      const seen = Object.entries(row).filter(([column]) => columns.length === 0 || columns.includes(column));
      return [`${name} ${row.id ?? row.bank_quote_id ?? row.rfq_id}`, Object.fromEntries(seen)];
    }),
  );
}

function change(key: string, before: Row | undefined, now: Row): string | null {
  const [table = '', id = ''] = key.split(' ');
  const columns = Object.entries(now).filter(([column, value]) =>
    before ? shown(before[column]) !== shown(value) : column !== 'id' && value !== null,
  );
  if (columns.length === 0) return null;
  const words = columns.map(([column, value]) =>
    before ? `${column} ${shown(before[column])} → ${shown(value)}` : `${column} ${shown(value)}`,
  );
  return `${before ? '' : '+ '}${table} ${id}: ${words.join(', ')}`;
}

const heading = (name: string): string => `## ${name}`;

/** The scenarios of a stored transcript: the lines of each, by name. */
export function storedTranscript(file: string): ReadonlyMap<string, readonly string[]> {
  const sections = existsSync(file) ? readFileSync(file, 'utf8').split(/^## /m).slice(1) : [];
  return new Map(
    sections.map((section) => {
      const [name = '', ...lines] = section.trimEnd().split('\n');
      return [name, lines];
    }),
  );
}

/** Compares a scenario with what is stored. One that isn't stored is written down, to be read and committed. */
export function expectAsStored(file: string, name: string, lines: readonly string[]): void {
  const stored = storedTranscript(file).get(name);
  if (stored) {
    expect(lines).toEqual(stored);
    return;
  }
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  writeFileSync(file, `${text}${[heading(name), ...lines].join('\n')}\n`);
  throw new Error(
    `"${name}" was missing in ${file}. It is written now: read it, and commit it if it is right`,
  );
}

/** What the steps of a stored transcript are called, and each name in a list of several. */
export const stepsOf = (file: string): ReadonlySet<string> =>
  new Set(
    [...storedTranscript(file).values()]
      .flat()
      .filter((line) => line.startsWith('> '))
      .flatMap((line) => line.slice(2).split(/[:;]/)[0]?.split(', ') ?? []),
  );
