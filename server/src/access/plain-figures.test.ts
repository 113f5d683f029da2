import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { testApp } from '../platform/testing/test-app.ts';
import { testDatabase } from '../platform/testing/test-database.ts';

type Schema = Readonly<{ [key: string]: unknown }>;
type Door = Readonly<{ at: string; name: string; pattern: string | null }>;

/** What people type, and a page reads before it sends it. */
const typed = ['1,5', '1.500,00', '1,500.00', '1e3', '1’500', '1 500', ' 1', '+1', '$1', '1.', '.5', '', '١'];
/** Names of fields that hold a figure. */
const isFigure =
  /(amount|price|total|principal|ownFunds|balloon|freight|discount|share|cost|percent(Off)?|Kg|(^|_)(min|max))$/i;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

function doorsIn(schema: unknown, at: string, name: string): Door[] {
  if (!isSchema(schema)) return [];
  const types = [schema.type].flat();
  const own =
    types.includes('string') && !schema.enum && !schema.format
      ? [{ at, name, pattern: typeof schema.pattern === 'string' ? schema.pattern : null }]
      : [];
  const { properties = {}, items, anyOf, oneOf, allOf, additionalProperties } = schema;
  const inner = Object.entries(properties as Schema).flatMap(([key, value]) =>
    doorsIn(value, `${at}.${key}`, key),
  );
  const others = [items, additionalProperties, anyOf, oneOf, allOf].flat();
  return [...own, ...inner, ...others.flatMap((it) => doorsIn(it, at, name))];
}

describe('figures in requests', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  let doors: Door[];
  beforeAll(async () => {
    app = await testApp(database);
    const { paths } = (await app.inject({ url: '/api/openapi.json' })).json<{
      paths: Record<string, Record<string, { requestBody?: unknown; parameters?: unknown }>>;
    }>();
    doors = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { requestBody }]) =>
        doorsIn(
          (requestBody as { content?: Record<string, { schema?: unknown }> } | undefined)?.content?.[
            'application/json'
          ]?.schema,
          `${method} ${path}`,
          '',
        ),
      ),
    );
  });
  afterAll(() => app.close());

  const takes = ({ pattern }: Door, text: string) => pattern === null || new RegExp(pattern, 'u').test(text);
  /** Named like a figure, or taking a plain decimal and not any text. */
  const figures = () =>
    doors.filter((door) => isFigure.test(door.name) || (takes(door, '1.5') && !takes(door, 'a')));

  it('are found', () => {
    expect(figures().length).toBeGreaterThan(40);
  });

  it('are plain decimals: nothing that a person types another way is taken', () => {
    const open = figures().flatMap((door) => {
      const taken = typed.filter((it) => takes(door, it));
      return taken.length > 0 ? [`${door.at} takes ${JSON.stringify(taken)}`] : [];
    });
    expect(open).toEqual([]);
  });
});
