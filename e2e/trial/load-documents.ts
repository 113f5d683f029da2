import type { BrowserContext } from '@playwright/test';
import { localePath, locales } from 'shared-kit/contract/languages';
import type { AskedPage } from './asked.ts';
import { crosses, type Measured, worse } from './budgets.ts';
import { inLanes } from './in-lanes.ts';
import { untilShown, watchRequests } from './look-at-page.ts';
import { untilPanels } from './panels-of.ts';
import type { Means, Person } from './people.ts';
import { toldErrors } from './told-errors.ts';

/** Loads pages as documents in each language, for one of those who may enter, and measures them. */
export async function loadDocuments(
  means: Means,
  all: readonly Person[],
  pages: readonly AskedPage[],
): Promise<void> {
  const documents = pages.flatMap((page) => {
    const person = all.find(({ addresses }) => addresses.get(page)?.length);
    return person ? locales.map((locale) => ({ page, person, locale })) : [];
  });
  await inLanes(documents, async ({ page, person, locale }) => {
    const address = person.addresses.get(page)?.[0] ?? '';
    const at = { path: address, role: person.role, locale };
    const path = localePath(address, locale);
    const first = await load(means, person, { path, isLive: false });
    means.faults.add(first.faults, at);
    if (first.faults.length > 0 || !crosses(first.measured)) return;
    means.faults.add(await comparedWithLive(means, person, { path, first: first.measured }), at);
  });
}

const mostAgain = 4;

/** A page that crosses a budget may not be worse than the live release's: a slow machine is slow for both. */
async function comparedWithLive(
  means: Means,
  person: Person,
  { path, first }: Readonly<{ path: string; first: Measured }>,
): Promise<string[]> {
  const [own, live]: [Measured[], Measured[]] = [[first], []];
  for (let again = 0; again < mostAgain && worse(own, live).length > 0; again += 1) {
    live.push((await load(means, person, { path, isLive: true })).measured);
    own.push((await load(means, person, { path, isLive: false })).measured);
  }
  return worse(own, live);
}

type Loaded = Readonly<{ faults: readonly string[]; measured: Measured }>;
const nothing: Measured = { shift: 0, moved: [], longestTaskMs: 0, bytes: 0 };

async function load(
  { asked, patienceMs }: Means,
  { context: own, liveContext, stay }: Person,
  { path, isLive }: Readonly<{ path: string; isLive: boolean }>,
): Promise<Loaded> {
  const context: BrowserContext = isLive ? await liveContext() : own;
  await stay(context);
  const page = await context.newPage();
  try {
    const requests = watchRequests(page);
    const errors = toldErrors(page);
    const answer = await page.goto(path, { waitUntil: 'commit' });
    if (answer?.status() !== 200) return { faults: [`answers ${answer?.status()}`], measured: nothing };
    const missing = await untilShown(page, { path, before: null }, requests, patienceMs);
    await untilPanels(page, asked.area, requests, patienceMs);
    const measured = await page.evaluate((area) => {
      const files = performance
        .getEntriesByType('resource')
        .filter(({ name }) =>
          new URL(name).pathname.startsWith(`/r/${area}/`),
        ) as PerformanceResourceTiming[];
      const bytes = files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
      const { shift = 0, moved = [], longestTaskMs = 0, isSlow = false } = window.trialTrace ?? {};
      return { shift: isSlow ? 0 : shift, moved, longestTaskMs, bytes };
    }, asked.area);
    return { faults: [...errors.take(), ...missing], measured };
  } catch (error) {
    return { faults: [String(error).split('\n')[0] ?? ''], measured: nothing };
  } finally {
    await page.close();
  }
}
