import { setTimeout as wait } from 'node:timers/promises';
import { hostWords } from './host-words.ts';
import type { ShownPage } from './roles.ts';
import { refusedMark } from './rounds.ts';
import type { Tab } from './tab.ts';

/** What a tab needs to know of the drill that it is part of. */
export type Around = Readonly<{
  isOver: () => boolean;
  /** How many releases there were. */
  releases: () => number;
  headingOf: (page: ShownPage) => string;
  /** The page of the new area, while it is in the market. */
  newPage: () => ShownPage | null;
}>;

/** What happened in one tab: its visits, the texts typed and lost, the releases seen by their marks, and each fault. */
export type Lived = { visits: number; typed: number; lost: number; marks: Set<string>; broken: string[] };

const lookMs = 300;
const releasesWhileTyping = 3;
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const gone = hostWords['error.not-found.title'] ?? '';
const anyMark = new RegExp(`^(?:\\d+: |${refusedMark}.*: )`);
/** The heading, which is a pattern, with any release's mark before it. */
const anyOf = (heading: string) => new RegExp(`^(?:\\d+: |${refusedMark}.*: )?${heading}$`);

/** Walks between the tab's pages and types into its form, until it is over. */
export async function live(tab: Tab, around: Around): Promise<Lived> {
  const lived: Lived = { visits: 0, typed: 0, lost: 0, marks: new Set(), broken: [] };
  for (let turn = 0; !around.isOver(); turn += 1) {
    try {
      if (turn % 5 === 2) await typeSomething(tab, around, lived);
      else await lookAt(tab, around, lived, turn);
    } catch (error) {
      lived.broken.push(await troubleOf(tab, error));
    }
    await wait(lookMs);
  }
  return lived;
}

/** What went wrong in a tab, and what it shows. */
async function troubleOf({ role, page }: Tab, error: unknown): Promise<string> {
  const [reason] = (error as Error).message.split('\n');
  const shown = await page
    .locator('main')
    .textContent({ timeout: 1000 })
    .catch(() => null);
  return `${role.name} at ${page.url()}: ${reason} It shows: ${shown?.slice(0, 200) ?? 'nothing'}`;
}

async function lookAt(tab: Tab, around: Around, lived: Lived, turn: number): Promise<void> {
  const { pages, seesNewArea } = tab.role;
  if (seesNewArea && turn % 3 === 1 && (await lookAtNewArea(tab, around, lived))) return;
  const page = pages[turn % 2] as ShownPage;
  note(tab, lived, page, await tab.goTo(page.path, anyOf(escaped(around.headingOf(page)))));
}

/** Visits the area that joined, if the tab shows its entry: it may leave meanwhile. False if there is no entry. */
async function lookAtNewArea(tab: Tab, { headingOf, newPage }: Around, lived: Lived): Promise<boolean> {
  const page = newPage();
  if (!page || !(await tab.hasLinkTo(page.path))) return false;
  const heading = anyOf(`(?:${escaped(headingOf(page))}|${escaped(gone)})`);
  const shown = await tab.goTo(page.path, heading);
  if (shown !== gone) note(tab, lived, page, shown);
  else if (newPage()) lived.broken.push(`${tab.role.name} did not find the area that joined.`);
  return true;
}

function note({ role }: Tab, lived: Lived, { area }: ShownPage, shown: string): void {
  const mark = anyMark.exec(shown)?.[0] ?? '';
  lived.visits += 1;
  lived.marks.add(`${area} ${mark}`);
  if (mark.startsWith(refusedMark)) lived.broken.push(`${role.name} saw what was refused: ${shown}`);
}

/** Types while releases come and go, tries to leave, and looks whether the text is still there. */
async function typeSomething(tab: Tab, around: Around, lived: Lived): Promise<void> {
  const { form } = tab;
  const text = `Typed ${lived.typed + 1} times`;
  await tab.goTo(tab.role.types.path);
  await form.type(text);
  lived.typed += 1;
  const until = around.releases() + releasesWhileTyping;
  const since = Date.now();
  let found = await form.typed();
  while (found === text && around.releases() < until && !around.isOver()) {
    await wait(lookMs);
    found = await form.typed();
  }
  if (found === text) {
    await form.stay();
    found = await form.typed();
    if (found === text) return form.letGo();
  }
  form.giveUp();
  lived.lost += 1;
  const seconds = ((Date.now() - since) / 1000).toFixed(1);
  lived.broken.push(
    `${tab.role.name} typed "${text}" at ${tab.role.types.path}; ${seconds} s later there was ${found ?? 'no field'}.`,
  );
}

type Arrival = Readonly<{
  headingOf: Around['headingOf'];
  /** The mark of what everybody gets. */
  markOf: (page: ShownPage) => string;
  withinMs: number;
  /** Walks on for so long afterwards. */
  stayMs: number;
}>;

/** Goes between the tab's pages until each is what everybody gets. Returns what doesn't come to that in time. */
export async function arrive(tab: Tab, { headingOf, markOf, withinMs, stayMs }: Arrival): Promise<string[]> {
  const missing = new Set(tab.role.pages.map(({ path }) => path));
  const began = Date.now();
  const isOver = () => Date.now() - began > (missing.size > 0 ? withinMs : stayMs);
  try {
    for (let turn = 0; !isOver(); turn += 1) {
      const page = tab.role.pages[turn % 2] as ShownPage;
      const shown = await tab.goTo(page.path, anyOf(escaped(headingOf(page))));
      if (shown === markOf(page) + headingOf(page)) missing.delete(page.path);
      await wait(lookMs);
    }
  } catch (error) {
    return [await troubleOf(tab, error)];
  }
  return [...missing].map((path) => `${tab.role.name} does not get what is live at ${path}.`);
}
