import { localePath } from 'shared-kit/contract/languages';
import type { AskedPanel } from './asked.ts';
import { inLanes } from './in-lanes.ts';
import { loadDocuments } from './load-documents.ts';
import { type Look, lookAt, untilShown, watchRequests } from './look-at-page.ts';
import { faultsOfPanel, untilPanels } from './panels-of.ts';
import type { Means, Person } from './people.ts';
import { planVisits, type Visit } from './plan-visits.ts';
import { toldErrors } from './told-errors.ts';
import { showAs, tooWide } from './trial-tab.ts';

/** Shows each panel where it stands, to whoever may read the page. The page passed its own area's trial. */
export async function tryPanels(means: Means, all: readonly Person[]): Promise<void> {
  for (const panel of means.asked.panels) await tryPanel(means, all, panel);
}

async function tryPanel(means: Means, all: readonly Person[], { slot, page }: AskedPanel): Promise<void> {
  await loadDocuments(means, all, [page]);
  const addresses = new Map(all.map((it) => [it.role, it.addresses.get(page) ?? []]));
  const visits = planVisits({ page, addresses });
  const look: Look = { messageKeys: means.asked.messageKeys, known: new Set() };
  let isSeen = false;
  const visitors = all.filter(({ role }) => visits.some((it) => it.role === role));
  await inLanes(visitors, async (person) => {
    for (const visit of visits.filter(({ role }) => role === person.role)) {
      const faults = await visitPanel(means, person, { visit, slot, look });
      isSeen ||= faults !== null;
      const { address: path, role, locale, width, scheme } = visit;
      means.faults.add(faults ?? [], { path, role, locale, width, scheme });
    }
  });
  if (visits.length > 0 && !isSeen) means.faults.add([`no page shows the panel in ${slot}`]);
}

type Looked = Readonly<{ visit: Visit; slot: string; look: Look }>;

/** Faults of a page with the panel; null if the page has no place for it, as for a reader who sees less of it. */
async function visitPanel(
  { asked, patienceMs }: Means,
  { context, stay }: Person,
  { visit, slot, look }: Looked,
): Promise<string[] | null> {
  await stay(context);
  const page = await context.newPage();
  try {
    const requests = watchRequests(page);
    const errors = toldErrors(page);
    await showAs(page, visit);
    const path = localePath(visit.address, visit.locale);
    await page.goto(path, { waitUntil: 'commit' });
    const missing = await untilShown(page, { path, before: null }, requests, patienceMs);
    if (missing.length > 0) return [...errors.take(), ...missing];
    await untilPanels(page, asked.area, requests, patienceMs);
    const faults = await faultsOfPanel(page, asked.area, slot);
    if (faults === null) return null;
    const seen =
      faults.length > 0 ? faults : [...(await lookAt(page, look, visit)), ...(await tooWide(page))];
    return [...errors.take(), ...seen];
  } catch (error) {
    return [String(error).split('\n')[0] ?? ''];
  } finally {
    await page.close();
  }
}
