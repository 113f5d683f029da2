import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { SanctionsSource } from 'shared-kit/contract/sanctions';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { sanctionsList, sanctionsName } from '../schema.ts';
import { loadSample } from '../testing.ts';
import { loadList } from './load-list.ts';

describe('load list', () => {
  const database = testDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'sanctions-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const namesOf = async (source: SanctionsSource) => {
    const { entry, name, kind, isPrimary } = sanctionsName;
    const rows = await database.db
      .select({ entry, name, kind, isPrimary })
      .from(sanctionsName)
      .where(eq(sanctionsName.source, source));
    return rows.map((row) => `${row.entry} ${row.isPrimary ? row.kind : 'alias'}: ${row.name}`).sort();
  };
  const listOf = async (source: SanctionsSource) =>
    (await database.db.select().from(sanctionsList).where(eq(sanctionsList.source, source)))[0];

  const seco = '<swiss-sanctions-list date="2026-11-17"><target ssid="1">';
  type Sample = [SanctionsSource, string[], string | null, string, string[]];
  const samples: Sample[] = [
    [
      'eu',
      ['eu.csv'],
      null,
      '2026-11-16',
      [
        'EU.9001.11 alias: Wladko Zarowski',
        'EU.9001.11 person: Vladko Miron Zarovský',
        'EU.9002.22 organisation: Zarmash Textile Machinery JSC',
      ],
    ],
    [
      'un',
      ['un.xml'],
      null,
      '2026-11-19',
      [
        'TSTe.002 alias: Zarmash Looms',
        'TSTe.002 organisation: ZARMASH TEXTILE & MACHINERY',
        'TSTi.001 alias: Wladko Zarowsky',
        'TSTi.001 person: VLADKO MIRON ZAROVSKY',
      ],
    ],
    [
      'ofac',
      ['ofac-sdn.csv', 'ofac-alt.csv'],
      '2026-11-20',
      '2026-11-20',
      [
        '90001 person: ZAROVSKY, Vladko Miron',
        '90002 alias: NORTHERN LOOM WORKS',
        '90002 alias: ZARMASH LOOMS',
        '90002 organisation: ZARMASH TEXTILE MACHINERY JSC',
        '90003 other: ZARMASH STAR',
      ],
    ],
    [
      'uk',
      ['uk.csv'],
      null,
      '2026-11-18',
      [
        'TST0001 alias: Wladko Zarowsky',
        'TST0001 person: Vladko Miron Zarovsky',
        'TST0002 organisation: Zarmash Textile Machinery JSC',
      ],
    ],
    [
      'seco',
      ['seco.xml'],
      null,
      '2026-11-17',
      [
        '70001 alias: Vladko Zarowskij',
        '70001 person: Vladko Zarovsky',
        '70010 organisation: Zarmash Textile Machinery JSC',
      ],
    ],
    [
      'masak',
      ['masak.csv'],
      '2026-11-15',
      '2026-11-15',
      [
        '2 ZARMAŞ DOKUMA MAKİNELERİ A.Ş. other: ZARMAŞ DOKUMA MAKİNELERİ A.Ş.',
        'X0000001 alias: V. ZAROVSKY',
        'X0000001 alias: WLADKO ZAROWSKI',
        'X0000001 other: VLADKO ZAROVSKİ',
      ],
    ],
    [
      'opensanctions',
      ['opensanctions.csv'],
      null,
      '2026-11-20',
      [
        'TEST-9001 alias: Wladko Zarowski',
        'TEST-9001 alias: Владко Заровский',
        'TEST-9001 person: Vladko Zarovsky',
        'TEST-9002 alias: Zarmash Looms',
        'TEST-9002 organisation: Zarmash Textile Machinery JSC',
      ],
    ],
  ];

  describe('a list', () => {
    it.each(samples)('of %s is read with its names and its day', async (source, files, date, day, names) => {
      const list = await loadSample(database.db, source, files, { date });
      expect(list).toMatchObject({ date: day, loadedBy: 'operator', names: names.length });
      expect(list.sha256).toMatch(/^[0-9a-f]{64}$/);
      expect(await namesOf(source)).toEqual(names.toSorted());
    });

    const load = (source: SanctionsSource, content: string | Buffer, date: string | null = '2026-11-23') => {
      const path = join(folder, 'list');
      writeFileSync(path, content);
      const loading = { by: 'Deniz', now: new Date(), progress: () => undefined };
      return loadList(database.db, { ...loading, source, files: [path], date });
    };

    it('takes the place of its older version, and of no other', async () => {
      await loadSample(database.db, 'eu', ['eu.csv']);
      await loadSample(database.db, 'uk', ['uk.csv']);
      const table = 'Entity_LogicalId;NameAlias_WholeName\n1;Somebody Else\n';
      expect(await load('eu', table)).toMatchObject({ names: 1, date: '2026-11-23', loadedBy: 'Deniz' });
      expect(await namesOf('eu')).toEqual(['1 other: Somebody Else']);
      expect(await namesOf('uk')).toHaveLength(3);
    });

    it.each<[string, SanctionsSource, string | Buffer, string | null, string]>([
      ['another table', 'uk', 'a,b\n1,2\n', null, 'It lacks the columns “name 6”, “name 1”.'],
      ['a page', 'un', '<html><body>Sorry</body></html>', null, 'It is not the UN’s list'],
      [
        'broken XML',
        'seco',
        '<swiss-sanctions-list date="2026-11-17"><target>',
        null,
        'It is no readable XML',
      ],
      ['no day', 'ofac', '1,"A",-0-,"",-0-,-0-,-0-,-0-,-0-,-0-,-0-,-0-\n', null, 'name it with --date'],
      ['no name', 'ofac', '', '2026-11-23', 'There is no name in it.'],
      [
        'U+0000',
        'eu',
        'Entity_LogicalId;NameAlias_WholeName\n1;A\n2;B\u0000C\n',
        null,
        'Line 3: it holds the control',
      ],
      [
        'U+0000 in XML',
        'seco',
        '<swiss-sanctions-list>\n\u0000',
        null,
        'Line 2: it holds the control character U+0000',
      ],
      ['U+0000 as a reference', 'seco', `${seco}<whole-name>A&#0;B`, null, 'It is no readable XML: 1:'],
      ['another encoding', 'masak', Buffer.from('ADI SOYADI-\xdcNVANI\n', 'latin1'), null, 'It is not UTF-8'],
    ])(
      'with %s is refused in a sentence, and the older version stays',
      async (_w, source, text, date, words) => {
        await load('ofac', '1,"A",-0-,"",-0-,-0-,-0-,-0-,-0-,-0-,-0-,-0-\n');
        const before = await listOf(source);
        await expect(load(source, text, date)).rejects.toThrow(words);
        expect(await listOf(source)).toEqual(before);
      },
    );
  });
});
