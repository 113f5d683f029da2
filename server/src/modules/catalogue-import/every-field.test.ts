import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type ImportField,
  type ImportRow,
  localFields,
  type PlainField,
} from 'shared-kit/contract/catalogue-import';
import { locales } from 'shared-kit/contract/languages';
import { globalRegion, regions } from 'shared-kit/contract/regions';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { type AttributeDefinition, shippedTree as tree } from '../catalogue/index.ts';
import { prepareCatalogue } from '../catalogue/module.ts';
import { knownHeadings, otherHeadings } from './mapping/known-headings.ts';
import { suggestColumns } from './mapping/suggest-mapping.ts';
import { aMaker, importer, storedProducts } from './testing.ts';

type Cells = Partial<Record<ImportField, string>>;
/**
 * What stands in a file, and the change, fault or note that tells of it. Some fields mean something only with cells beside
 * them, or with a row below.
 */
type Sample = Readonly<{ value: string; out: string; beside?: Cells; below?: Cells }>;

const picture = 'https://shop.example/a.png';
const sized = { 'option1-name': 'Size', 'option1-value': 'M' } as const;
const coloured = { ...sized, 'option2-name': 'Colour', 'option2-value': 'Red' } as const;
const full = { ...coloured, 'option3-name': 'Grade', 'option3-value': 'A' } as const;
const sizes = { out: 'options Size: M', beside: sized };
const colours = { out: 'options Size: M; Colour: Red', beside: coloured };
const grades = { out: 'options Size: M; Colour: Red; Grade: A', beside: full };

const samples: Readonly<Record<PlainField, Sample>> = {
  id: { value: '018f4d2e-0000-7000-8000-000000000001', out: 'product-unknown' },
  handle: { value: 'rapier', out: 'handle rapier', beside: { 'title.en': 'Loom' } },
  sku: { value: 'RL-190', out: 'sku RL-190' },
  parent: { value: 'B-1', out: 'parent-unknown' },
  number: { value: '17', out: 'options Size: M', below: { parent: 'id:17', ...sized } },
  'row-type': { value: 'variable', out: 'parent-childless' },
  model: { value: 'RL 190', out: 'model RL 190' },
  category: { value: 'fabric', out: 'category fabric' },
  condition: { value: 'used', out: 'condition used' },
  year: { value: '1999', out: 'year 1999' },
  origin: { value: 'Germany', out: 'origin DE' },
  'hs-code': { value: '8446.30', out: 'hs-code 8446.30' },
  unit: { value: 'set', out: 'unit set' },
  'minimum-order': { value: '3', out: 'minimum-order 3' },
  'order-multiple': { value: '2', out: 'order-multiple 2' },
  'lead-time': { value: '9', out: 'lead-time 9' },
  incoterm: { value: 'FOB', out: 'incoterm FOB' },
  'incoterm-place': { value: 'Mersin', out: 'incoterm-place Mersin' },
  'warranty-months': { value: '24', out: 'warranty-months 24' },
  currency: { value: 'EUR', out: 'price.global EUR 5', beside: { 'price.global': '5' } },
  tiers: { value: '10: 5', out: 'tiers 10: 5' },
  status: { value: 'published', out: 'status-kept' },
  published: { value: 'TRUE', out: 'status-kept' },
  'gift-card': { value: 'TRUE', out: 'gift-card' },
  weight: { value: '120', out: 'attribute.weight_kg 120' },
  'gross-weight': { value: '150', out: 'gross-weight 150' },
  'weight-unit': { value: 'g', out: 'gross-weight 0.5', beside: { 'gross-weight': '500' } },
  image: { value: picture, out: `image ${picture}` },
  'image-alt': { value: 'A loom', out: 'image-alt A loom', beside: { image: picture } },
  'image-position': { value: '2', out: `image ${picture}`, beside: { image: picture } },
  'variant-image': { value: picture, out: `image ${picture}` },
  'option1-name': { value: 'Size', ...sizes },
  'option1-value': { value: 'M', ...sizes },
  'option2-name': { value: 'Colour', ...colours },
  'option2-value': { value: 'Red', ...colours },
  'option3-name': { value: 'Grade', ...grades },
  'option3-value': { value: 'A', ...grades },
};

type Line = Readonly<{ field: ImportField; cells: Cells; out: string; below?: Cells }>;

const valueFor = ({ kind, options = [] }: AttributeDefinition): string => {
  const [option = { value: 'abc' }] = options;
  return { number: '7', boolean: 'true', text: 'abc', choice: option.value, list: option.value }[kind];
};

/** A line for each field that a column can be mapped to. */
const everyLine: readonly Line[] = [
  ...Object.entries(samples).map(([name, { value, out, beside, below }]) => {
    const field = name as PlainField;
    return { field, cells: { ...beside, [field]: value }, out, ...(below && { below }) };
  }),
  ...localFields.flatMap((name) =>
    locales.map((locale) => {
      const field = `${name}.${locale}` as const;
      return { field, cells: { [field]: `Words ${field}` }, out: `${field} Words ${field}` };
    }),
  ),
  ...[globalRegion, ...regions, 'TR'].map((zone) => {
    const field = `price.${zone}` as const;
    return { field, cells: { [field]: '7 USD' }, out: `${field} USD 7` };
  }),
  ...tree.all
    .filter(({ id }) => tree.childrenOf(id).length === 0)
    .flatMap(({ id: category }) =>
      tree.attributesOf(category).map((definition) => {
        const field = `attribute.${definition.key}` as const;
        const value = valueFor(definition);
        return { field, cells: { category, [field]: value }, out: `${field} ${value}` };
      }),
    ),
];
const fields = [...new Set(everyLine.flatMap(({ cells }) => Object.keys(cells) as ImportField[]))];

describe('every field', () => {
  const database = testDatabase();
  let company: string;
  let maker: ReturnType<typeof importer>;
  beforeAll(() => prepareCatalogue(database.db));
  beforeEach(async () => {
    company = await aMaker(database.db);
    maker = importer(database.db, company);
  });

  const settings = { category: 'weaving', pictures: true } as const;
  const columns = [...new Set<ImportField>(['handle', 'title.en', ...fields])];
  const csv = (rows: readonly Cells[]) =>
    Buffer.from(
      [
        columns.map((field) => `${field} [${field}]`),
        ...rows.map((row) => columns.map((it) => row[it] ?? '')),
      ]
        .map((cells) => cells.map((cell) => `"${cell}"`).join(';'))
        .join('\n'),
    );
  const product = (at: number) => ({ handle: `p-${at}`, 'title.en': 'Loom' });
  const told = ({ changes, faults, notes }: ImportRow): string[] => [
    ...changes.map(({ field, to }) => `${field} ${to}`),
    ...[...faults, ...notes].map(({ code }) => code),
  ];

  /** The lines whose value the import of a file neither takes nor names. */
  const silentIn = async (
    lines: readonly Line[],
    rowsOf: (line: Line, at: number) => readonly Cells[],
    tells: (words: readonly string[], out: string) => boolean = (words, out) => words.includes(out),
  ): Promise<Line[]> => {
    const rows = lines.map(rowsOf);
    const checked = await maker.check(csv(rows.flat()), settings);
    const found = await maker.rows(checked);
    const lineOf = (at: number) => 2 + rows.slice(0, at).flat().length;
    const wordsAt = (at: number) =>
      found.filter(({ line }) => line >= lineOf(at) && line < lineOf(at + 1)).flatMap(told);
    return lines.filter(({ out }, at) => !tells(wordsAt(at), out));
  };

  it('of a new product comes out of the file, or is named', async () => {
    const silent = await silentIn(everyLine, ({ cells, below }, at) => [
      { ...product(at), ...cells },
      ...(below ? [below] : []),
    ]);
    expect(silent).toEqual([]);
  });

  it('of a product that the maker has comes out of the file, or is named', async () => {
    await maker.apply(await maker.check(csv(everyLine.map((_line, at) => product(at))), settings));
    const silent = await silentIn(everyLine, ({ cells, below }, at) => [
      { handle: `p-${at}`, ...cells },
      ...(below ? [below] : []),
    ]);
    expect(silent).toEqual([]);
  });

  it('of a product that the maker has is as before when the import is undone', async () => {
    const offline = { ...settings, pictures: false };
    await maker.apply(await maker.check(csv(everyLine.map((_line, at) => product(at))), offline));
    const before = await storedProducts(database.db, company);
    const rows = everyLine.map(({ cells }, at) => ({ handle: `p-${at}`, ...cells }));
    const applied = await maker.apply(await maker.check(csv(rows), offline));
    expect(applied.written?.changed).toBeGreaterThan(everyLine.length / 2);
    expect(await storedProducts(database.db, company)).not.toEqual(before);
    await maker.undo(applied);
    expect(await storedProducts(database.db, company)).toEqual(before);
  });

  it('that only a later row of its product states comes out of the file, or is named', async () => {
    /** These tell which product a row is of. */
    const keys: readonly ImportField[] = ['id', 'handle', 'parent', 'number', 'row-type'];
    const later = everyLine.filter(({ field }) => !keys.includes(field));
    const isNamed = (word: string) => !word.includes(' ') && word !== 'price-on-request';
    const silent = await silentIn(
      later,
      ({ cells }, at) => [product(at), { handle: `p-${at}`, ...cells }],
      (words, out) => words.includes(out) || words.some(isNamed),
    );
    expect(silent).toEqual([]);
  });

  it('is proposed for each heading that is known, and no other', () => {
    const fieldOf = (heading: string) =>
      suggestColumns([{ heading, samples: ['5'] }], tree)[0]?.proposed.field ?? null;
    const wrong = [
      ...knownHeadings.flatMap(([field, headings]) => headings.map((heading) => [heading, field] as const)),
      ...otherHeadings.map((heading) => [heading, null] as const),
      ...([
        ['Variant HS Code', 'hs-code'],
        ['Variant Weight', 'weight'],
        ['Variant Country of Origin', 'origin'],
        ['Weight (gsm)', 'attribute.weight_gsm'],
        ['Lead time (days)', null],
        ['Teslim süresi (gün)', null],
        ['Warranty (years)', null],
      ] as const),
    ].filter(([heading, field]) => fieldOf(heading) !== field);
    expect(wrong).toEqual([]);
  });

  it('names a column that is left out, however far below its first value stands', async () => {
    const lines = Array.from({ length: 400 }, (_, at) => `A${at};Loom;${at === 390 ? 'kept where?' : ''}`);
    const checked = await maker.check(Buffer.from(['SKU;Name;Zzz', ...lines].join('\n')), settings);
    expect(checked.notes).toContainEqual({ code: 'column-left-out', params: { heading: 'Zzz' }, count: 1 });
  });

  it.each([
    ['Weight', '280', ['unit-unsaid']],
    ['Weight', '2.5 kg', ['weight 2.5']],
    ['Weight (kg)', '2.5', ['weight 2.5']],
    ['Weight;Weight unit', '2500;g', ['weight 2.5']],
    ['Weight (gsm)', '280', ['attribute.weight_gsm 280']],
  ])('in %s, the weight of cloth %s is not guessed', async (heading, value, out) => {
    const content = Buffer.from(`SKU;Name;${heading}\nA;Denim;${value}`);
    const checked = await maker.check(content, { category: 'fabric', decimalSign: '.' });
    const words = (await maker.rows(checked)).flatMap(told);
    expect(words.filter((word) => /weight|unit-/.test(word))).toEqual(out);
  });

  it('says which rows of a product disagree, and that the first value counts', async () => {
    const lines = ['a;Sheet;S;500;Germany', 'a;;M;700;', 'b;Sheet;S;0;', 'b;;M;700;'];
    const heading = 'Handle;Title;Option1 value;Variant Grams;Country of origin';
    const rows = [heading, ...lines].map((line, at) => `${line};${at === 0 ? 'Option1 name' : 'Size'}`);
    const checked = await maker.check(Buffer.from(rows.join('\n')), { ...settings, category: 'fabric' });
    expect(checked.notes).toContainEqual({
      code: 'rows-differ',
      params: { heading: 'Variant Grams', value: '700', count: 1 },
      count: 1,
    });
    expect((await maker.rows(checked)).map(told)).toMatchObject([
      expect.arrayContaining(['weight 0.5', 'origin DE']),
      expect.arrayContaining(['weight 0.7', 'origin TR']),
    ]);
  });
});
