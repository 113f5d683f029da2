import { createReadStream } from 'node:fs';
import { CsvError, parse } from 'csv-parse';
import { isCountry, isoDay } from 'shared-kit/contract';
import { type Database, newId } from '../../platform/db/index.ts';
import { record } from '../audit/index.ts';
import { embargo } from './schema.ts';

type Embargo = typeof embargo.$inferInsert;

/** A file that can't be loaded. The message is a sentence for the operator. */
export class EmbargoesRefused extends Error {}

const columns = ['country', 'hs', 'from', 'until', 'source'] as const;
type Row = Readonly<Record<(typeof columns)[number], string>>;

/** Replaces all embargoes by those of a CSV file, in one transaction. Returns how many there are now. */
export async function loadEmbargoes(db: Database, file: string, by: string): Promise<number> {
  const embargoes = await readEmbargoes(file);
  await db.transaction(async (tx) => {
    const before = await tx.$count(embargo);
    await tx.delete(embargo);
    if (embargoes.length > 0) await tx.insert(embargo).values(embargoes);
    const changes = [{ field: 'embargoes' as const, from: `${before}`, to: `${embargoes.length}` }];
    await record(tx, { action: 'setting.changed', companyId: null, by, changes });
  });
  return embargoes.length;
}

/** More rows than one statement takes are no table of embargoes. */
const mostRows = 5000;

async function readEmbargoes(file: string): Promise<Embargo[]> {
  const rows: Embargo[] = [];
  const parser = createReadStream(file).pipe(
    parse({ bom: true, columns: headings, trim: true, skip_empty_lines: true, max_record_size: 10_000 }),
  );
  try {
    for await (const row of parser) {
      rows.push(embargoOf(row as Row, rows.length + 2));
      if (rows.length > mostRows) throw new EmbargoesRefused(`It has more than ${mostRows} rows.`);
    }
  } catch (error) {
    if (error instanceof CsvError) throw new EmbargoesRefused(`It is no readable CSV: ${error.message}.`);
    throw error;
  }
  return rows;
}

function headings(row: readonly string[]): string[] {
  const found = row.map((it) => it.trim().toLowerCase());
  const missing = columns.filter((it) => !found.includes(it));
  if (missing.length > 0) throw new EmbargoesRefused(`It lacks the columns ${missing.join(', ')}.`);
  return found;
}

function embargoOf(row: Row, line: number): Embargo {
  const refuse = (what: string): never => {
    throw new EmbargoesRefused(`Line ${line}: ${what}`);
  };
  const country = row.country.toUpperCase();
  if (!isCountry(country)) refuse(`${row.country} is no code of a country, such as TR.`);
  const hsPrefix = row.hs.replace(/[. ]/g, '');
  if (!/^\d{0,10}$/.test(hsPrefix))
    refuse(`${row.hs} is no HS code: 2 to 10 digits, or nothing for all goods.`);
  if (!isDay(row.from)) refuse('The first day is written as 2026-11-23.');
  if (row.until !== '' && !isDay(row.until)) refuse('The last day is written as 2026-11-23, or left empty.');
  if (row.until !== '' && row.until < row.from) refuse('The last day is before the first one.');
  if (row.source === '') refuse('The source is empty: name the law.');
  return { id: newId(), country, hsPrefix, from: row.from, until: row.until || null, source: row.source };
}

const isDay = (text: string) => isoDay.safeParse(text).success;
