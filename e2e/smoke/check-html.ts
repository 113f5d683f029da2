import { setTimeout as wait } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import { localePath, locales } from 'shared-kit/contract';
import type { Asked } from './asked.ts';

/** Checks that the market renders the pages that the release declares. */
export async function checkHtml(
  request: Pick<APIRequestContext, 'get'>,
  { html }: Pick<Asked, 'html'>,
  patienceMs: number,
): Promise<{ faults: string[]; told: string }> {
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
  const took = ((performance.now() - since) / 1000).toFixed(1);
  return {
    faults: paths.filter((_, at) => !made[at]).map((path) => `${path} is not made as HTML`),
    told: paths.length > 0 ? `${paths.length} pages are there before any script, made in ${took} s` : '',
  };
}
