import { describe, expect, it } from '@jest/globals';
import { faultText } from './fault.ts';
import { fileWith, fixture, readAll } from './testing.ts';

const csv = (...lines: string[]) => fileWith(`Handle,Title,Body (HTML),Variant Price\n${lines.join('\n')}\n`);

describe('reading an export', () => {
  it('reads one as a shop makes it', async () => {
    const { products, faults, leftOut } = await readAll(fixture('shopify-apparel'));
    expect(faults).toEqual([]);
    expect(products).toHaveLength(20);
    expect(products[1]).toMatchObject({
      line: 3,
      handle: 'classic-varsity-top',
      optionNames: ['Size', '', ''],
      variants: [
        { line: 3, values: ['Small', '', ''], price: '60' },
        { line: 4, values: ['Medium', '', ''] },
        { line: 5, values: ['Large', '', ''] },
      ],
    });
    expect(leftOut).toContain('Tags');
    expect(leftOut).not.toContain('Variant Barcode');
  });

  it('keeps rows of pictures apart from rows of variants, and lines as an editor counts them', async () => {
    const { products, faults } = await readAll(fixture('home-textiles'));
    expect(faults).toEqual([]);
    expect(products.map(({ line, handle }) => [line, handle])).toEqual([
      [2, 'harbour-towel'],
      [15, 'linen-sheet'],
      [17, 'wool-throw'],
      [19, 'gift-card'],
      [20, 'old-bathrobe'],
    ]);
    expect(products[0]?.variants.map(({ line, sku }) => [line, sku])).toEqual([
      [2, 'HT-50-S'],
      [11, 'HT-50-N'],
      [12, ''],
    ]);
    expect(products[0]?.images.map(({ line, position }) => [line, position])).toEqual([
      [2, '1'],
      [2, ''],
      [11, '2'],
      [13, '3'],
    ]);
  });

  it('knows the newer headings', async () => {
    const { products, columns } = await readAll(fixture('current-headings'));
    expect(products).toMatchObject([{ handle: 'cotton-yarn-ne-30', variants: [{ grams: '1000' }, {}] }]);
    expect(columns.nameOf('price')).toBe('Price');
  });

  it('reads a spreadsheet of a country with decimal commas, once its encoding is named', async () => {
    const { products, text } = await readAll(fixture('turkish-spreadsheet'), 'windows-1254');
    expect(text.delimiter).toBe(';');
    expect(products[0]).toMatchObject({
      title: 'Pamuklu gömlek, ince dokuma',
      variants: [{ price: '12,50' }, {}],
    });
    await expect(readAll(fixture('turkish-spreadsheet'))).rejects.toThrow(
      /not UTF-8 \(line 2 .*--encoding windows-1254/,
    );
  });

  it.each([
    ['utf-8 with a mark', Buffer.from('\ufeffHandle,Title,Variant Price\na,Ş,1\n')],
    ['utf-16', Buffer.from('\ufeffHandle\tTitle\tVariant Price\r\na\tŞ\t1\r\n', 'utf16le')],
    ['old line breaks', Buffer.from('Handle,Title,Variant Price\ra,Ş,1\r')],
    ['blank rows', Buffer.from('\n,,\nHandle,Title,Variant Price\n\n,,\na,Ş,1\n , ,\n')],
    [
      'control characters',
      Buffer.from('Handle,Title,Variant Price\na,\x1bŞ\x00\x07,1\n'.replace('\x00', '')),
    ],
  ])('reads %s', async (_what, content) => {
    const { products, faults } = await readAll(fileWith(content));
    expect(faults).toEqual([]);
    expect(products).toMatchObject([{ handle: 'a', title: 'Ş', variants: [{ price: '1' }] }]);
  });

  it.each([
    ['an empty handle', csv(',No handle,,1'), 'line 2, Handle: it is empty'],
    ['a handle of two products', csv('a,A,,1', 'a,B,,2'), 'line 3, Handle: “a” is already the handle'],
    [
      'rows that stand apart',
      csv('a,A,,1', 'b,B,,2', 'a,,,3'),
      'line 4, Handle: this row belongs to “a” in line 2',
    ],
    ['too many cells', csv('a,A,one, two,1'), 'line 2: the row has 5 cells and the heading 4'],
    ['an open quote', csv('a,A,"x\ny",1', 'b,B,"never closed,2', 'c,C,,3'), 'line 4: a quote is opened'],
  ])('complains of %s', async (_what, path, complaint) => {
    const { faults } = await readAll(path);
    expect(faults.map(faultText)).toEqual([expect.stringContaining(complaint)]);
  });

  it('takes a title that is repeated in every row for the same product', async () => {
    const { products, faults } = await readAll(csv('a,A,,1', 'a,A,,2'));
    expect(faults).toEqual([]);
    expect(products).toMatchObject([{ variants: [{ line: 2 }, { line: 3 }] }]);
  });

  it.each([
    ['nothing', '', 'is empty'],
    ['blank rows only', '\n\n', 'has no rows'],
    ['other tables', 'Order,Email\n1,a@b.example\n', 'has no column “Handle”, “Title”, “Variant Price”'],
    ['two columns of one name', 'Handle,Title,title,Variant Price\n', 'two columns “title”'],
    ['workbooks', 'PK\x03\x04 and so on', 'is not a text file'],
  ])('refuses %s', async (_what, content, message) => {
    await expect(readAll(fileWith(content))).rejects.toThrow(message);
  });

  it.each(['/nowhere/export.csv', '/'])('refuses %s', async (path) => {
    await expect(readAll(path)).rejects.toThrow('name the CSV file to import');
  });
});
