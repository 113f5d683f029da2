import { beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { prepareCatalogue } from '../catalogue/module.ts';
import { importsAnswerOf } from './answers.ts';
import { describeFile, openImport } from './open-import.ts';
import { aMaker } from './testing.ts';

describe('the list of imports', () => {
  const database = testDatabase();
  beforeAll(() => prepareCatalogue(database.db));

  it('pages through all of a maker’s own once, newest first', async () => {
    // Read once: each reading takes a thread.
    const described = await describeFile(Buffer.from('name\nLoom'), {
      sheet: null,
      encoding: null,
      delimiter: null,
    });
    // Each a millisecond later, as the list is by time.
    const begun = Date.now();
    let count = 0;
    const open = (companyId: string, name: string) => {
      const file = { fileKey: `imports/${companyId}/${name}`, fileName: name, bytes: 9 };
      count += 1;
      const by = { companyId, userId: null, operator: 'test', now: new Date(begun + count) };
      return openImport(database.db, by, file, described);
    };
    const [company, other] = [await aMaker(database.db), await aMaker(database.db)];
    await open(other, 'file.csv');
    const opened: string[] = [];
    for (let at = 0; at < 43; at += 1) opened.unshift((await open(company, `file-${at}.csv`)).id);
    const pages: string[][] = [];
    for (let cursor: string | null = null, isFirst = true; isFirst || cursor; isFirst = false) {
      const answer = await importsAnswerOf(database.db, company, { cursor, now: new Date() });
      pages.push(answer.imports.map(({ id }) => id));
      cursor = answer.next;
    }
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 3]);
    expect(pages.flat()).toEqual(opened);
  });
});
