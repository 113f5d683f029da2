import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type ImportField,
  type ImportRow,
  localFields,
  offeredFields,
} from 'shared-kit/contract/catalogue-import';
import { locales } from 'shared-kit/contract/languages';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { shippedTree as tree } from '../catalogue/index.ts';
import { prepareCatalogue } from '../catalogue/module.ts';
import { aMaker, importer, storedProducts } from './testing.ts';

type Cells = Partial<Record<ImportField, string>>;

/** An Egyptian hieroglyph: no font of papers has it. Only the key of a product, which no paper shows, may hold it. */
const letter = '\u{13000}';
const attributes = new Map(
  tree.all
    .filter(({ id }) => tree.childrenOf(id).length === 0)
    .flatMap(({ id: category }) =>
      tree.attributesOf(category).map(({ key }) => [`attribute.${key}` as const, category] as const),
    ),
);
/** Every column that a file can have, with what it needs beside it. */
const columns: readonly ImportField[] = [
  ...new Set<ImportField>(['handle', 'title.en', 'category', ...offeredFields, ...attributes.keys()]),
];
const beside = (field: ImportField): Cells => {
  const category = attributes.get(field as `attribute.${string}`);
  const number = /^option(\d)-/.exec(field)?.[1];
  return {
    ...(category && { category }),
    ...(number && { 'option1-name': 'Size', 'option1-value': 'M' }),
    ...(number && { [`option${number}-name`]: 'Colour', [`option${number}-value`]: 'Red' }),
    ...(number === '3' && { 'option2-name': 'Grade', 'option2-value': 'A' }),
    ...(field.startsWith('weight-') && { 'gross-weight': '5' }),
    ...(field === 'currency' && { 'price.global': '5' }),
    ...(field.startsWith('image-') && { image: 'https://shop.example/a.png' }),
  };
};

describe('a text of a file', () => {
  const database = testDatabase();
  let company: string;
  let maker: ReturnType<typeof importer>;
  beforeAll(() => prepareCatalogue(database.db));
  beforeEach(async () => {
    company = await aMaker(database.db);
    maker = importer(database.db, company);
  });
  const settings = { category: 'weaving', pictures: false } as const;

  const csv = (rows: readonly Cells[]) =>
    Buffer.from(
      [
        columns.map((field) => `${field} [${field}]`),
        ...rows.map((row) => columns.map((it) => row[it] ?? '')),
      ]
        .map((cells) => cells.map((cell) => `"${cell}"`).join(';'))
        .join('\n'),
    );
  const rowWith = (field: ImportField, text: string, at: number): Cells => ({
    handle: `p-${at}`,
    'title.en': 'Loom',
    ...beside(field),
    [field]: text,
  });
  /** Of one file with a row for each field: what is told of each row. */
  const told = async (fields: readonly ImportField[], text: string) => {
    const checked = await maker.check(csv(fields.map((field, at) => rowWith(field, text, at))), settings);
    const rows = new Map((await maker.rows(checked)).map((row) => [row.line, row] as const));
    return { checked, of: (at: number): ImportRow | undefined => rows.get(at + 2) };
  };
  const codesOf = (row: ImportRow | undefined) => row?.faults.map(({ code }) => code) ?? [];

  it('with a letter that papers can’t show is named by its line or stored nowhere, whatever its column', async () => {
    const { checked, of } = await told(columns, `Ab ${letter}`);
    const silent = columns.filter((_field, at) => codesOf(of(at)).length === 0);
    expect(silent.length).toBeLessThan(columns.length / 4);
    expect((await maker.apply(checked)).written?.new).toBeGreaterThan(0);
    const rows = (await storedProducts(database.db, company)).map((it) => ({
      ...Object(it).row,
      handle: '',
    }));
    expect(rows.filter((row) => JSON.stringify(row).includes(letter))).toEqual([]);
  });

  const named: readonly ImportField[] = [
    ...locales.map((locale) => `title.${locale}` as const),
    ...(['model', 'option1-name', 'option1-value', 'option2-value', 'option3-value'] as const),
  ];
  const shown: readonly ImportField[] = [
    ...localFields.flatMap((field) => locales.map((locale) => `${field}.${locale}` as const)),
    ...named,
    ...(['sku', 'incoterm-place', 'hs-code', 'attribute.colour'] as const).filter((it) =>
      columns.includes(it),
    ),
  ];

  it('that papers show names the letter that they can’t', async () => {
    const { of } = await told(shown, letter);
    for (const [at, field] of shown.entries()) {
      const fault = of(at)?.faults.find(({ code }) => code === 'text-unprintable');
      expect([field, fault?.line, fault?.params]).toEqual([field, at + 2, { letter }]);
    }
  });

  it.each([
    ['a line break', 'Ab\ncd', 'name-broken'],
    ['a sign without width', 'Ab\u200bcd', 'text-hidden'],
    ['a soft hyphen', 'Ab\u00adcd', 'text-hidden'],
  ])('that is a name holds no %s', async (_what, text, code) => {
    for (const field of named) {
      const checked = await maker.check(csv([rowWith(field, text, 0)]), settings);
      expect([field, codesOf((await maker.rows(checked))[0])]).toEqual([
        field,
        expect.arrayContaining([code]),
      ]);
    }
  });

  it('is looked at after its HTML was read', async () => {
    const { of } = await told(['description.en'], `<p>Ab &#x13000; cd</p>`);
    expect(codesOf(of(0))).toEqual(['text-unprintable']);
  });

  it('may stay as it is stored', async () => {
    const kept = `Loom ${letter}`;
    await maker.apply(await maker.check(csv([rowWith('model', 'RL', 0)]), settings));
    await database.db.execute(`update product set model = '${kept}'`);
    const checked = await maker.check(
      csv([rowWith('model', kept, 0), rowWith('model', `x${kept}`, 1)]),
      settings,
    );
    const rows = await maker.rows(checked);
    expect(rows.map(codesOf)).toEqual([[], ['text-unprintable']]);
  });
});
