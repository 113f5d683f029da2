import { setTimeout as wait } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import { localePath, locales } from 'shared-kit/contract/languages';
import type { Asked } from './asked.ts';

/** Returns a fault for each page that the release declares as HTML and that doesn't come as HTML. */
export async function checkHtml(
  request: Pick<APIRequestContext, 'get'>,
  { html }: Pick<Asked, 'html'>,
  patienceMs: number,
): Promise<string[]> {
  const since = performance.now();
  const paths = html.flatMap((pattern) => locales.map((locale) => localePath(pattern, locale)));
  const isMade = async (path: string) => {
    // The first request causes the rendering.
    for (; performance.now() - since < patienceMs; await wait(50)) {
      const answer = await request.get(path);
      if (answer.ok() && /<div id="root">(?!<\/div>)/.test(await answer.text())) return true;
    }
    return false;
  };
  const made = await Promise.all(paths.map(isMade));
  return paths.filter((_, at) => !made[at]).map((path) => `${path} is not made as HTML`);
}
