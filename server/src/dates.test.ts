import { beforeAll, describe, expect, it } from '@jest/globals';
import { type DateFieldName, dateField, dateFieldKeyword, dateFieldNames } from 'shared-kit/contract/dates';
import { datedMoves } from './access/testing/dates-in-order.ts';
import { testApp } from './platform/testing/test-app.ts';
import { testDatabase } from './platform/testing/test-database.ts';

/** Dates that come in by other ways than a date of the API: by a command's file, and as month and year. */
const elsewhere: readonly DateFieldName[] = ['embargo.from', 'embargo.until', 'owner.born'];

type Node = Readonly<Record<string, unknown>>;
/** `beside` are the names of the fields around it. */
type Place = Readonly<{ at: string; name: unknown; beside: readonly string[] }>;

/** Every date below a part of the document, with the field that it names. */
function datesIn(node: unknown, at: string, beside: readonly string[] = []): Place[] {
  if (typeof node !== 'object' || node === null) return [];
  const { format, properties, [dateFieldKeyword]: name, ...below } = node as Node;
  const fields = Object.entries((properties ?? {}) as Node);
  const names = fields.map(([key]) => key);
  return [
    ...(format === 'date' ? [{ at, name, beside }] : []),
    ...fields.flatMap(([key, each]) => datesIn(each, `${at}.${key}`, names)),
    ...Object.values(below).flatMap((each) => datesIn(each, at, beside)),
  ];
}

type Parameter = Readonly<{ name: string; schema: unknown }>;
type Operation = Readonly<{ parameters?: readonly Parameter[]; requestBody?: unknown }>;

function datesOf({ parameters = [], requestBody }: Operation, at: string): Place[] {
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
  return [...datesIn({ properties }, at), ...datesIn(requestBody, at)];
}

describe('dates that the API takes', () => {
  const database = testDatabase();
  let places: readonly Place[];

  beforeAll(async () => {
    const app = await testApp({ db: database.db });
    const { paths } = (await app.inject({ url: '/api/openapi.json' })).json<{
      paths: Record<string, Record<string, Operation>>;
    }>();
    places = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, operation]) =>
        datesOf(operation, `${method.toUpperCase()} ${path}`),
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

  it('follow a day in the same request, or one that was stored, with a case that breaks the order', () => {
    const follows = (name: DateFieldName): string | undefined =>
      (dateField(name).notBefore ?? dateField(name).notAfter)?.day;
    const ofStored = places.flatMap(({ name, beside }) => {
      const day = follows(name as DateFieldName);
      return day !== undefined && !beside.includes(day) ? [name as DateFieldName] : [];
    });
    expect([...new Set(ofStored)].toSorted()).toEqual(Object.keys(datedMoves).toSorted());
  });
});
