import { describe, expect, it } from '@jest/globals';
import { describeFile } from '../open-import.ts';
import { workbook } from '../testing.ts';
import { Refusal } from './refusal.ts';

const rows = [
  ['SKU', 'Name'],
  ['A', 'Loom'],
];
const unsaid = { sheet: null, encoding: null, delimiter: null };

async function refusalOf(content: Buffer): Promise<unknown> {
  const error = await describeFile(content, unsaid).then(
    () => null,
    (cause: unknown) => cause,
  );
  return error instanceof Refusal ? error.refusal.code : error;
}

/** Renames parts of an archive; the new name is as long as the old one. */
const renamed = (content: Buffer, from: string, to: string) =>
  Buffer.from(content.toString('latin1').replaceAll(from, to), 'latin1');

/** Says of every part that it unpacks to 4 GB. */
function swollen(content: Buffer): Buffer {
  const bomb = Buffer.from(content);
  for (let at = bomb.indexOf('PK\x01\x02', 0, 'latin1'); at >= 0; ) {
    bomb.writeUInt32LE(0xfffffff0, at + 24);
    at = bomb.indexOf('PK\x01\x02', at + 46, 'latin1');
  }
  return bomb;
}

const wide = (count: number) =>
  Buffer.from(
    [
      ['SKU', 'Name'],
      ['A', 'Loom'],
    ]
      .map((cells) => [...cells, ...Array.from({ length: count - 2 }, (_, at) => `x${at}`)].join(','))
      .join('\n'),
  );

describe('a file is refused', () => {
  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['that is empty', () => Buffer.alloc(0), 'file-empty'],
    ['that unpacks to gigabytes', async () => swollen(await workbook(rows)), 'file-too-complex'],
    [
      'with macros',
      async () => renamed(await workbook(rows), 'docProps/app.xml', 'macrosheets/a.xm'),
      'file-macros',
    ],
    ['of old Excel', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'file-old-excel'],
    [
      'with a password',
      () => Buffer.concat([Buffer.from('d0cf11e0', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
      'file-password',
    ],
    ['that is cut off', async () => (await workbook(rows)).subarray(0, 900), 'file-broken'],
    ['with 501 columns', () => wide(501), 'columns-too-many'],
  ])('%s', async (_what, make, code) => {
    expect(await refusalOf(await make())).toBe(code);
  });
});

it('reads 300 columns', async () => {
  expect((await describeFile(wide(300), unsaid)).table.columns).toHaveLength(300);
});
