import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { dayOf, orderFault, rangeFault } from 'shared-kit/contract/dates';
import { nameFault } from 'shared-kit/contract/names';
import { isCountry } from 'shared-kit/contract/regions';
import * as z from 'zod';
import { type Database, newId, type Tx } from '../../platform/db/index.ts';
import { loadedText, UnreadableText } from '../../platform/loaded-text.ts';
import { unprintableLetter } from '../../platform/pdf/printable/index.ts';
import { record } from '../audit/index.ts';
import { embargo, embargoTable } from './schema.ts';

type Embargo = typeof embargo.$inferInsert;

/** A file that can't be loaded. The message is a sentence for the operator. */
export class EmbargoesRefused extends Error {}

const columns = ['country', 'hs', 'from', 'until', 'source'] as const;
type Row = Readonly<Record<(typeof columns)[number], string>>;
type Loading = Readonly<{ file: string; by: string; now: Date }>;

/** Replaces all embargoes by those of a CSV file, in one transaction. Returns how many there are now. */
export async function loadEmbargoes(db: Database, loading: Loading): Promise<number> {
  const { embargoes, sha256 } = await readEmbargoes(loading);
  await db.transaction(async (tx) => {
    const before = await tx.$count(embargo);
    await tx.delete(embargo);
    if (embargoes.length > 0) await tx.insert(embargo).values(embargoes);
    await noteLoading(tx, loading, sha256);
    const changes = [{ field: 'embargoes' as const, from: `${before}`, to: `${embargoes.length}` }];
    await record(tx, { action: 'setting.changed', companyId: null, by: loading.by, changes });
  });
  return embargoes.length;
}

async function noteLoading(tx: Tx, { file, by, now }: Loading, sha256: string): Promise<void> {
  const values = { file: basename(file), sha256, loadedAt: now, loadedBy: by };
  await tx
    .insert(embargoTable)
    .values({ id: 1, ...values })
    .onConflictDoUpdate({ target: embargoTable.id, set: values });
}

/** More rows than one statement takes are no table of embargoes. */
const mostRows = 5000;

async function readEmbargoes({
  file,
  now,
}: Loading): Promise<Readonly<{ embargoes: Embargo[]; sha256: string }>> {
  const embargoes: Embargo[] = [];
  const hash = createHash('sha256');
  const text = loadedText(createReadStream(file), (chunk) => hash.update(chunk));
  try {
    for await (const { record: row, info } of rowsOf(text)) {
      embargoes.push(embargoOf(row, info.lines, dayOf(now)));
      if (embargoes.length > mostRows) throw new EmbargoesRefused(`It has more than ${mostRows} rows.`);
    }
  } catch (error) {
    if (error instanceof CsvError) throw new EmbargoesRefused(`It is no readable CSV: ${error.message}.`);
    if (error instanceof UnreadableText) throw new EmbargoesRefused(error.message);
    throw error;
  }
  return { embargoes, sha256: hash.digest('hex') };
}

type Found = Readonly<{ record: Row; info: Readonly<{ lines: number }> }>;

/** The rows below the headings, each with the line on which it ends. */
function rowsOf(text: AsyncIterable<string>): AsyncIterable<Found> {
  const form = {
    bom: true,
    trim: true,
    skip_empty_lines: true,
    max_record_size: 10_000,
    info: true,
  } as const;
  const parser = parse({ ...form, columns: headings });
  Readable.from(text)
    .on('error', (error) => parser.destroy(error))
    .pipe(parser);
  return parser;
}

function headings(row: readonly string[]): string[] {
  const found = row.map((it) => it.trim().toLowerCase());
  const missing = columns.filter((it) => !found.includes(it));
  if (missing.length > 0) throw new EmbargoesRefused(`It lacks the columns ${missing.join(', ')}.`);
  return found;
}

function embargoOf(row: Row, line: number, today: string): Embargo {
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
  const isOut = (name: 'from' | 'until') => rangeFault(`embargo.${name}`, row[name], today) !== null;
  if (isOut('from')) refuse('The first day is too early or too far away.');
  if (row.until !== '' && isOut('until')) refuse('The last day is too early or too far away.');
  if (row.until !== '' && orderFault('embargo.until', row.until, row))
    refuse('The last day is before the first one.');
  if (row.source === '') refuse('The source is empty: name the law.');
  const source = row.source.normalize('NFC');
  if (nameFault('thing', source) === 'line-break') refuse('The source stands on one line.');
  if (nameFault('thing', source)) refuse('The source holds characters that nobody can see.');
  const letter = unprintableLetter(source);
  if (letter) refuse(`No font of papers has “${letter}”: write the source in other letters.`);
  return { id: newId(), country, hsPrefix, from: row.from, until: row.until || null, source };
}

const isDay = (text: string) => z.iso.date().safeParse(text).success;
