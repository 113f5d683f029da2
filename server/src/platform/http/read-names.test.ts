import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { Endpoint, EndpointSpec } from 'shared-kit/contract/endpoints';
import { nameInput, personName } from 'shared-kit/contract/names';
import * as z from 'zod';
import { testApp } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';
import { anyone } from './access.ts';
import { defineModule } from './module.ts';

const title = nameInput('thing', { least: 0, most: 200 });
const body = z.object({
  name: z.optional(personName),
  title: z.nullish(title),
  people: z.optional(z.array(z.object({ name: personName }))),
  either: z.optional(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('none') }),
      z.object({ kind: z.literal('named'), name: personName }),
    ]),
  ),
  file: z.optional(nameInput('file', { least: 1, most: 200 })),
});
const spec = { summary: 'probe', body, answer: z.unknown(), errors: [] } satisfies EndpointSpec;
const probe: Endpoint<typeof spec> = { method: 'POST', path: '/api/probe' };

describe('names of a request', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  const probes = defineModule({
    name: 'probes',
    routes: (route) => {
      route(probe, spec, {
        access: anyone,
        keptNames: async () => ['Ali\nhttp://old.example', null],
        handler: ({ body: read }) => read,
      });
    },
  });
  const send = async (payload: z.input<typeof body>) => {
    const answer = await app.inject({ method: 'POST', url: '/api/probe', payload });
    return answer.json<Record<string, unknown>>();
  };
  beforeAll(async () => {
    app = await testApp({ db: database.db, modules: [probes] });
  });
  afterAll(() => app.close());

  it.each<[string, z.input<typeof body>, string, string]>([
    ['at its top', { name: 'Ali\nKaya' }, 'name', 'line-break'],
    ['that may be null', { title: 'a\u202eb' }, 'title', 'hidden-character'],
    ['in a list', { people: [{ name: 'Ali' }, { name: 'evil.com' }] }, 'people.1.name', 'web-address'],
    ['in one of two shapes', { either: { kind: 'named', name: 'www.evil' } }, 'either.name', 'web-address'],
  ])('are refused with their place %s', async (_what, payload, name, reason) => {
    expect(await send(payload)).toMatchObject({
      code: 'request.body-invalid',
      errors: [{ name, reason }],
    });
  });

  it('are taken in their normal form', async () => {
    expect(await send({ name: ' Ays\u0327e ', title: 'Booking.com' })).toEqual({
      name: 'Ayşe',
      title: 'Booking.com',
    });
  });

  it.each(['Ali\nhttp://old.example', 'Alihttp://old.example'])(
    'stay as they were kept, also as a browser shows them: %j',
    async (name) => expect(await send({ name })).toEqual({ name }),
  );

  it('of files are left to the intake', async () => {
    expect(await send({ file: 'a\u202eb' })).toEqual({ file: 'a\u202eb' });
  });
});
