import { expect, it } from '@jest/globals';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { localePath, locales } from 'shared-kit/contract/languages';
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

const paths = locales.map((locale) => localePath('/about-us', locale));
const [inEnglish = '', ...inOthers] = paths;
const each = (all: readonly string[], documents: readonly string[]) =>
  Object.fromEntries(all.map((path) => [path, documents]));

it.each([
  ['there at once', each(paths, [whole]), []],
  ['made for whoever asked first', each(paths, [empty, whole]), []],
  ['there in English alone', { ...each(inOthers, [empty]), [inEnglish]: [whole] }, inOthers],
  ['never made', each(paths, [empty]), paths],
  ['refused', {}, paths],
  ['no pages', each(paths, ['{"code":"page.not-found"}']), paths],
])('pages that are %s', async (_case, documents, missing) => {
  // Wait long enough for a busy machine.
  const patienceMs = missing.length > 0 ? 150 : 5000;
  const faults = await checkHtml(marketOf(documents), { html: ['/about-us'] }, patienceMs);
  expect(faults).toEqual(missing.map((path) => `${path} is not made as HTML`));
});

it('finds nothing missing where all are there', async () => {
  const homes = locales.map((locale) => localePath('/', locale));
  const documents = each([...homes, ...paths], [whole]);
  expect(await checkHtml(marketOf(documents), { html: ['/', '/about-us'] }, 150)).toEqual([]);
});

it('has nothing to say where a release wants none', async () => {
  expect(await checkHtml(marketOf({}), { html: [] }, 150)).toEqual([]);
});
