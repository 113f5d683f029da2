import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { Endpoint, EndpointSpec } from 'shared-kit/contract/endpoints';
import { personName } from 'shared-kit/contract/names';
import { printed } from 'shared-kit/contract/printed-text';
import * as z from 'zod';
import { testApp } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';
import { anyone } from './access.ts';
import { defineModule } from './module.ts';

const text = printed(z.string());
const body = z.object({
  title: z.optional(z.nullable(text)),
  name: z.optional(printed(personName)),
  lines: z.optional(z.array(z.object({ notes: z.record(z.string(), text) }))),
  message: z.optional(z.string()),
});
const spec = { summary: 'probe', body, answer: z.unknown(), errors: [] } satisfies EndpointSpec;
const probe: Endpoint<typeof spec> = { method: 'POST', path: '/api/probe' };

describe('texts for papers', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  const probes = defineModule({
    name: 'probes',
    routes: (route) => {
      route(probe, spec, {
        access: anyone,
        keptNames: async () => ['Rod ⌀ 30', null],
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
    ['at the top', { title: 'Loom 𓀀' }, 'title', '𓀀'],
    ['in a name', { name: 'Ali 🧵' }, 'name', '🧵'],
    ['deep within', { lines: [{ notes: {} }, { notes: { en: 'ก' } }] }, 'lines.1.notes.en', 'ก'],
    ['beside a kept one', { title: 'Rod ⌀ 31' }, 'title', '⌀'],
  ])('are refused %s, with place and letter', async (_where, payload, name, letter) => {
    expect(await send(payload)).toMatchObject({
      code: 'request.body-invalid',
      errors: [{ name, reason: 'unprintable-letter', letter }],
    });
  });

  it.each<z.input<typeof body>>([
    { title: '株式会社 شركة חברת 회사', message: 'Thanks 👍' },
    { title: 'Rod ⌀ 30' },
    { title: null },
  ])('are taken if papers can show them or had them before: %j', async (payload) => {
    expect(await send(payload)).toEqual(payload);
  });
});
