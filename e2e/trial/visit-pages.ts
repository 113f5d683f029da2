import type { AskedPage, Verdict } from './asked.ts';
import { hostPage } from './host-styles.ts';
import { inLanes } from './in-lanes.ts';
import type { Means, Person } from './people.ts';
import type { Visit } from './plan-visits.ts';
import type { Pressing } from './press-buttons.ts';
import { openTrialTab } from './trial-tab.ts';

type Figures = Omit<Verdict['figures'], 'seconds'>;

/** Makes these visits, each by the person with its role, and presses buttons. */
export async function visitPages(
  means: Means,
  all: readonly Person[],
  visits: readonly Visit[],
): Promise<Figures> {
  const known = new Set<string>();
  const unpressed = new Set<string>();
  let pressed = 0;
  const visitors = all.filter(({ role }) => visits.some((it) => it.role === role));
  await inLanes(visitors, async (person) => {
    const own = visits.filter(({ role }) => role === person.role);
    const done = await visitAs(means, person, { visits: own, known });
    pressed += done.pressed;
    for (const it of done.unpressed) unpressed.add(it);
  });
  return { pages: visits.length, roles: visitors.length, pressed, unpressed: [...unpressed] };
}

type Own = Readonly<{ visits: readonly Visit[]; known: Set<string> }>;

/** Goes through all pages twice, so that each is left and comes back. */
async function visitAs({ asked, patienceMs, faults }: Means, person: Person, { visits, known }: Own) {
  const { role, context, isSignedIn, stay } = person;
  const look = { messageKeys: asked.messageKeys, known };
  await stay(context);
  const means = { area: asked.area, patienceMs, look, host: hostPage(isSignedIn) };
  const tab = await openTrialTab(context, means);
  const pressings = new Map<AskedPage, Pressing>();
  let pressed = 0;
  for (const round of inRounds(visits)) {
    for (const visit of round) {
      const pressing = pressings.get(visit.page) ?? { known: new Set(), unpressed: new Map() };
      pressings.set(visit.page, pressing);
      await stay(context);
      const seen = await tab.visit(visit, pressing);
      const { address: path, locale, width, scheme } = visit;
      faults.add(seen.faults, { path, role, locale, width, scheme });
      pressed += seen.pressed;
    }
    faults.add(await tab.leave(), { role });
  }
  faults.add(await tab.remains(), { role });
  await tab.close();
  const unpressed = Array.from(pressings, ([{ pattern }, { unpressed: left }]) =>
    [...left.values()].map((button) => `${pattern}: ${button}`),
  ).flat();
  return { pressed, unpressed };
}

/** The first round shows each page once; the second the rest. */
function inRounds(visits: readonly Visit[]): [Visit[], Visit[]] {
  const shown = new Set<AskedPage>();
  const first: Visit[] = [];
  const second: Visit[] = [];
  for (const visit of visits) {
    (shown.has(visit.page) ? second : first).push(visit);
    shown.add(visit.page);
  }
  return [first, second];
}
