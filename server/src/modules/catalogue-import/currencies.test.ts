import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { prepareCatalogue } from '../catalogue/module.ts';
import { aMaker, importer } from './testing.ts';

describe('currencies', () => {
  const database = testDatabase();
  let maker: ReturnType<typeof importer>;
  beforeAll(() => prepareCatalogue(database.db));
  beforeEach(async () => {
    maker = importer(database.db, await aMaker(database.db));
  });

  const csv = (...lines: string[]) => Buffer.from(lines.join('\n'));
  const looms = { currency: 'USD', category: 'weaving' } as const;

  it('reads the currency of each row, unless the price or its column names one', async () => {
    const checked = await maker.check(
      csv(
        'SKU;Name;Fiyat;Avrupa fiyatı EUR;Para birimi',
        'A;Loom;1200;900;USD',
        'B;Loom;1200 €;;USD',
        'C;Loom;1200;;chf',
        'D;Loom;1200;;',
      ),
      { ...looms, currency: 'EUR', decimalSign: ',' },
    );
    expect(await maker.faults(checked)).toEqual([]);
    const prices = (await maker.rows(checked)).map(({ changes }) =>
      changes.flatMap(({ field, to }) => (field.startsWith('price.') ? [`${field} ${to}`] : [])),
    );
    expect(prices).toEqual([
      ['price.global USD 1200', 'price.europe EUR 900'],
      ['price.global EUR 1200'],
      ['price.global CHF 1200'],
      ['price.global EUR 1200'],
    ]);
  });

  it.each([
    ['the price names another', 'SKU,Name,Price', 'A,Loom,1200 TL', 'USD', 'currency-unknown'],
    ['the row names another', 'SKU,Name,Price,Currency', 'A,Loom,1200,TL', 'USD', 'currency-unknown'],
    [
      'the row names another for two prices',
      'SKU,Name,Price,Price Europe,Currency',
      'A,Loom,9,8,TL',
      'USD',
      'currency-unknown',
    ],
    ['nothing names one', 'SKU,Name,Price,Currency', 'A,Loom,1200,', null, 'currency-unsaid'],
  ] as const)('refuses a row where %s', async (_what, heading, line, currency, code) => {
    const checked = await maker.check(csv(heading, line), { ...looms, currency });
    expect(await maker.faults(checked)).toMatchObject([{ code }]);
  });
});
