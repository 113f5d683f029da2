import { beforeAll, describe, expect, it } from '@jest/globals';
import { dateFieldKeyword, dateFieldNames } from 'shared-kit/contract';
import { testApp } from './platform/testing/test-app.ts';
import { testDatabase } from './platform/testing/test-database.ts';

/** Dates that come in by other ways than a date of the API: by a command's file, and as month and year. */
const elsewhere = ['embargo.from', 'embargo.until', 'owner.born'];

type Node = Readonly<Record<string, unknown>>;
type Place = Readonly<{ at: string; name: unknown }>;

/** Every date below a part of the document, with the field that it names. */
function datesIn(node: unknown, at: string): Place[] {
  if (typeof node !== 'object' || node === null) return [];
  const { format, [dateFieldKeyword]: name, ...below } = node as Node;
  const own = format === 'date' ? [{ at, name }] : [];
  return [...own, ...Object.entries(below).flatMap(([key, each]) => datesIn(each, `${at} ${key}`))];
}

describe('dates that the API takes', () => {
  const database = testDatabase();
  let places: readonly Place[];

  beforeAll(async () => {
    const app = await testApp({ db: database.db });
    const { paths } = (await app.inject({ url: '/api/openapi.json' })).json<{
      paths: Record<string, Record<string, { parameters?: unknown; requestBody?: unknown }>>;
    }>();
    places = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { parameters, requestBody }]) =>
        datesIn({ parameters, requestBody }, `${method.toUpperCase()} ${path}`),
      ),
    );
    await app.close();
  });

  it('are each a field of the table, whose range every request must keep', () => {
    const unknown = places.filter(({ name }) => !dateFieldNames.some((it) => it === name));
    expect(unknown).toEqual([]);
    expect(places.length).toBeGreaterThan(30);
  });

  it('use every field of the table', () => {
    const used = new Set<unknown>([...places.map(({ name }) => name), ...elsewhere]);
    expect(dateFieldNames.filter((it) => !used.has(it))).toEqual([]);
  });
});
