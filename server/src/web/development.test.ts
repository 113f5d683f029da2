import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { reloadScript, serveDevelopment } from './development.ts';

describe('the reload script of development documents', () => {
  const told = { id: 'host-1', areas: { shop: '1' } };

  it.each<[string, unknown, boolean]>([
    ['the same builds', told, false],
    ['another build of the host', { ...told, id: 'host-2' }, true],
    ['another build of an area', { ...told, areas: { shop: '2' } }, true],
    ['no answer', null, false],
  ])('told %s: a reload is %s', async (_what, next, isExpected) => {
    const answers = [told, next];
    let isReloaded = false;
    let tick = async () => undefined;
    const page = createContext({
      fetch: async () => {
        const answer = answers.shift();
        return { ok: answer !== null, text: async () => JSON.stringify(answer) };
      },
      setInterval: (run: typeof tick) => {
        tick = run;
      },
      location: {
        reload: () => {
          isReloaded = true;
        },
      },
    });
    const app = fastify();
    serveDevelopment(app, { development: true, allowOverrides: false });
    runInContext((await app.inject(reloadScript)).body, page);
    await tick();
    expect(isReloaded).toBe(isExpected);
  });
});
