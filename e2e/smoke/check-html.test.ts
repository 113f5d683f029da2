import { expect, it } from '@jest/globals';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { checkHtml } from './check-html.ts';

const empty = '<div id="root"></div>';
const whole = '<div id="root"><main><h1>From loom to sleeve</h1></main></div>';

/** A market that answers each page with these documents in turn, then repeats the last. */
function marketOf(documents: Readonly<Record<string, readonly string[]>>): Pick<APIRequestContext, 'get'> {
  const asked = new Map<string, number>();
  return {
    get: async (path) => {
      const times = asked.get(String(path)) ?? 0;
      asked.set(String(path), times + 1);
      const answers = documents[String(path)] ?? [];
      const text = answers[times] ?? answers.at(-1);
      return { ok: () => text !== undefined, text: async () => text ?? whole } as APIResponse;
    },
  };
}

const both = (documents: readonly string[]) => ({ '/about-us': documents, '/tr/about-us': documents });

it.each([
  ['there at once', both([whole]), []],
  ['made for whoever asked first', both([empty, whole]), []],
  ['there in English alone', { ...both([whole]), '/tr/about-us': [empty] }, ['/tr/about-us']],
  ['never made', both([empty]), ['/about-us', '/tr/about-us']],
  ['refused', {}, ['/about-us', '/tr/about-us']],
  ['no pages', both(['{"code":"page.not-found"}']), ['/about-us', '/tr/about-us']],
])('pages that are %s', async (_case, documents, missing) => {
  // Wait long enough for a busy machine.
  const patienceMs = missing.length > 0 ? 150 : 5000;
  const { faults } = await checkHtml(marketOf(documents), { html: ['/about-us'] }, patienceMs);
  expect(faults).toEqual(missing.map((path) => `${path} is not made as HTML`));
});

it('tells how many pages there are', async () => {
  const documents = { '/': [whole], '/tr': [whole], ...both([whole]) };
  const { faults, told } = await checkHtml(marketOf(documents), { html: ['/', '/about-us'] }, 150);
  expect([faults, told]).toEqual([[], expect.stringMatching(/^4 pages are there before any script/)]);
});

it('has nothing to say where a release wants none', async () => {
  expect(await checkHtml(marketOf({}), { html: [] }, 150)).toEqual({ faults: [], told: '' });
});
