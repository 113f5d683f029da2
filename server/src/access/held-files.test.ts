import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { testApp } from '../platform/testing/test-app.ts';
import { testDatabase } from '../platform/testing/test-database.ts';

type Schema = Readonly<{ [key: string]: unknown }>;
type Methods = Record<string, { responses?: Record<string, { content?: Record<string, Schema> }> }>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** Objects below a schema that list a file: they have its address and its size or kind. */
function filesIn(schema: unknown, at: string): [at: string, file: Schema][] {
  if (!isSchema(schema)) return [];
  const { properties = {}, items, anyOf, oneOf, allOf, additionalProperties } = schema;
  const named = properties as Schema;
  const isFile = 'url' in named && ('bytes' in named || 'mediaType' in named);
  const inner = Object.entries(named).flatMap(([key, value]) => filesIn(value, `${at}.${key}`));
  const others = [items, additionalProperties, anyOf, oneOf, allOf].flat();
  return [
    ...(isFile ? [[at, named] as [string, Schema]] : []),
    ...inner,
    ...others.flatMap((it) => filesIn(it, at)),
  ];
}

const isNullable = (schema: unknown): boolean =>
  isSchema(schema) &&
  [schema.type, ...[schema.anyOf].flat().map((it) => isSchema(it) && it.type)].flat().includes('null');

describe('files in answers', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  let found: [at: string, file: Schema][];
  beforeAll(async () => {
    app = await testApp(database);
    const { paths } = (await app.inject({ url: '/api/openapi.json' })).json<{
      paths: Record<string, Methods>;
    }>();
    found = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { responses = {} }]) =>
        filesIn(responses['200']?.content?.['application/json']?.schema, `${method.toUpperCase()} ${path}`),
      ),
    );
  });
  afterAll(() => app.close());

  it('are found at every door that lists some', () => {
    const doors = new Set(found.map(([at]) => at.split('.')[0]));
    expect([...doors]).toEqual(
      expect.arrayContaining([
        'GET /api/quotes/{id}',
        'GET /api/quotes/{id}/financing',
        'GET /api/bank/quotes/{id}',
        'GET /api/products/{id}',
        'GET /api/manufacturer/products',
      ]),
    );
  });

  it('say whether they are held, and have no address then', () => {
    expect(found.filter(([, { isHeld, url }]) => !isHeld || !isNullable(url)).map(([at]) => at)).toEqual([]);
  });
});
