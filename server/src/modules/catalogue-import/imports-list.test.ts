import { beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { prepareCatalogue } from '../catalogue/index.ts';
import { importsAnswerOf } from './answers.ts';
import { aMaker, importer } from './testing.ts';

describe('the list of imports', () => {
  const database = testDatabase();
  beforeAll(() => prepareCatalogue(database.db));

  it('pages through all of a maker’s own once, newest first', async () => {
    const company = await aMaker(database.db);
    const [maker, other] = [company, await aMaker(database.db)].map((it) => importer(database.db, it));
    await other?.open(Buffer.from('name\nLoom'));
    const opened: string[] = [];
    for (let at = 0; at < 43; at += 1) {
      const found = await maker?.open(Buffer.from('name\nLoom'), `file-${at}.csv`);
      opened.unshift(found?.id ?? '');
    }
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
