import type { Page } from '@playwright/test';
import type { Requests } from './look-at-page.ts';

const placesOf = (page: Page, area: string, slot?: string) =>
  page.locator(`${slot ? `[data-slot="${slot}"]` : ''}[data-area="${area}"][data-panel]`);

/** Waits until the area's panels on a shown page have come or failed, and have settled. */
export async function untilPanels(
  page: Page,
  area: string,
  { settled }: Requests,
  patienceMs: number,
): Promise<void> {
  if ((await placesOf(page, area).count()) === 0) return;
  await page
    .waitForFunction((id) => !document.querySelector(`[data-area="${id}"][data-panel="waits"]`), area, {
      timeout: patienceMs,
    })
    .catch(() => undefined);
  await settled();
}

/** What is wrong with the area's panel in a slot of the page; null if the page has no such place. */
export async function faultsOfPanel(page: Page, area: string, slot: string): Promise<string[] | null> {
  const states = await placesOf(page, area, slot).evaluateAll((places) =>
    places.map((it) => it.getAttribute('data-panel')),
  );
  if (states.length === 0) return null;
  return states.flatMap((state) =>
    state === 'shown' ? [] : [`the panel in ${slot} ${state === 'failed' ? 'fails' : 'does not come'}`],
  );
}
