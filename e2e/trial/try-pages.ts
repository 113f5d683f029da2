import type { AskedPage, Verdict } from './asked.ts';
import { loadDocuments } from './load-documents.ts';
import type { Means, Person } from './people.ts';
import { planVisits, planVisitsOfWords } from './plan-visits.ts';
import { tryPanels } from './try-panels.ts';
import { visitPages } from './visit-pages.ts';

type Figures = Omit<Verdict['figures'], 'seconds'>;
export const noFigures: Figures = { pages: 0, roles: 0, pressed: 0, unpressed: [] };

/**
 * Tries the panels, then what changed, tells that it has passed, and then the rest. Texts that changed are only shown at first: their
 * pages belong to the rest once more.
 */
export async function tryPages(
  means: Means,
  all: readonly Person[],
  onChangesPassed: () => Promise<void>,
): Promise<Figures> {
  const { pages, changes } = means.asked;
  await tryPanels(means, all);
  if (!changes) return tryAll(means, all, pages);
  const changed = pages.filter(({ pattern }) => changes.pages.includes(pattern));
  const figures = changes.isWordsOnly
    ? await showWords(means, all, changed)
    : await tryAll(means, all, changed);
  if (means.faults.told().length > 0) return figures;
  await onChangesPassed();
  const rest = changes.isWordsOnly ? pages : pages.filter((it) => !changed.includes(it));
  return added(figures, await tryAll(means, all, rest));
}

const enterable = (page: AskedPage, all: readonly Person[]) => ({
  page,
  addresses: new Map(all.map((it) => [it.role, it.addresses.get(page) ?? []])),
});

async function tryAll(means: Means, all: readonly Person[], pages: readonly AskedPage[]): Promise<Figures> {
  await loadDocuments(means, all, pages);
  const visits = pages.flatMap((page) => planVisits(enterable(page, all)));
  return visitPages(means, all, visits);
}

const showWords = (means: Means, all: readonly Person[], pages: readonly AskedPage[]) =>
  visitPages(
    means,
    all,
    pages.flatMap((page) => planVisitsOfWords(enterable(page, all))),
  );

const added = (one: Figures, other: Figures): Figures => ({
  pages: one.pages + other.pages,
  roles: Math.max(one.roles, other.roles),
  pressed: one.pressed + other.pressed,
  unpressed: [...new Set([...one.unpressed, ...other.unpressed])],
});
