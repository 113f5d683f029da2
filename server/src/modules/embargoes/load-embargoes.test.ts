import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { auditEntry } from '../audit/index.ts';
import { loadEmbargoes } from './index.ts';
import { embargo } from './schema.ts';

describe('load embargoes', () => {
  const database = testDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'embargoes-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const file = join(folder, 'embargoes.csv');
  const load = (...rows: readonly string[]) => {
    writeFileSync(file, `${rows.join('\n')}\n`);
    return loadEmbargoes(database.db, { file, by: 'operator deniz', now: new Date() });
  };
  const headings = 'country,hs,from,until,source';
  const inForce = async () =>
    (await database.db.select().from(embargo).orderBy(embargo.country)).map(
      ({ country, hsPrefix, from, until }) => `${country} ${hsPrefix} ${from} ${until}`,
    );

  it('replaces the table, and logs that it did', async () => {
    expect(await load('Country, HS ,From,Until,Source', 'de,84.46,2026-01-01,,"Law, 1"')).toBe(1);
    expect(await inForce()).toEqual(['DE 8446 2026-01-01 null']);
    expect(await load(headings, 'CH,,2026-01-01,2026-12-31,Law 2')).toBe(1);
    expect(await inForce()).toEqual(['CH  2026-01-01 2026-12-31']);
    const [, entry] = await database.db.select().from(auditEntry).orderBy(auditEntry.at, auditEntry.id);
    expect(entry).toMatchObject({
      action: 'setting.changed',
      operator: 'operator deniz',
      changes: [{ field: 'embargoes', from: '1', to: '1' }],
    });
  });

  it.each([
    ['country,hs\nDE,84', 'It lacks the columns from, until, source.'],
    [`${headings}\nGermany,84,2026-01-01,,Law`, 'Line 2: Germany is no code of a country'],
    [`${headings}\nDE,looms,2026-01-01,,Law`, 'Line 2: looms is no HS code'],
    [`${headings}\nDE,84,2026-02-30,,Law`, 'Line 2: The first day is written as'],
    [`${headings}\nDE,84,2026-02-01,soon,Law`, 'Line 2: The last day is written as'],
    [`${headings}\nDE,84,2026-02-02,2026-02-01,Law`, 'Line 2: The last day is before'],
    [`${headings}\nDE,84,2026-02-01,,`, 'Line 2: The source is empty'],
    [
      `${headings}\nCH,84,2026-02-01,,Law\nDE,84,2026-02-01,,Law\u200b 1`,
      'Line 3: The source holds characters',
    ],
    [`${headings}\nDE,84,2026-02-01,,"Law\n1"`, 'Line 3: The source stands on one line'],
    [`${headings}\nDE,84,2026-02-01,,Law \u{13000}`, 'Line 2: No font of papers has “\u{13000}”'],
    [`${headings}\nDE,84,2026-02-01`, 'It is no readable CSV'],
    [`${headings}\n\nCH,84,2026-02-01,,Law\nDE,looms,2026-01-01,,Law`, 'Line 4: looms is no HS code'],
    [
      `${headings}\nCH,84,2026-02-01,,Law\nDE,84,2026-01-01,,Law \u00001`,
      'Line 3: it holds the control character U+0000',
    ],
    [`${headings}\nDE,84,2026-01-01,,"Law\u001b[2J"`, 'Line 2: it holds the control character U+001B'],
    [`cou\u0000ntry,hs,from,until,source\n`, 'Line 1: it holds the control character U+0000'],
  ])('keeps the older table if a file is faulty: %s', async (text, sentence) => {
    await load(headings, 'CH,,2026-01-01,,Law 2');
    await expect(load(...text.split('\n'))).rejects.toThrow(sentence);
    expect(await inForce()).toEqual(['CH  2026-01-01 null']);
  });

  it('ends all embargoes by headings alone', async () => {
    expect(await load(headings)).toBe(0);
    expect(await inForce()).toEqual([]);
  });
});
