import type { CategoryTree } from '../category-tree.ts';
import { rangeOf } from './number-attributes.ts';
import type { Part } from './question-parts.ts';
import type { Choice } from './trade-words.ts';

export const partsCategory = 'spare-parts';
type Phrase = Extract<Part, { kind: 'phrase' }>;

export const isPhrase = (part: Part): part is Phrase => part.kind === 'phrase';
const isGroup = (id: string, tree: CategoryTree): boolean => tree.childrenOf(id).length > 0;
export const isWithin = (id: string, group: string, tree: CategoryTree): boolean =>
  tree.pathOf(id).some((category) => category.id === group);
const isMachine = (id: string, tree: CategoryTree): boolean => isWithin(id, 'machinery', tree);

const idsOf = (phrases: readonly Phrase[]): readonly string[] =>
  phrases.flatMap(({ meanings }) =>
    meanings.flatMap((it) => (it.kind === 'category' ? [it.id] : [])).slice(0, 1),
  );
const goodsOf = (phrases: readonly Phrase[]): readonly string[] =>
  phrases.flatMap(({ meanings }) =>
    meanings.flatMap((it) => (it.kind === 'goods' ? [it.category] : [])).slice(0, 1),
  );

/**
 * The one category that a question is about. Parts come before the machines that they are for, and machines before the
 * cloth that they make; in `yarn dyeing machine` the last one counts. Null if nothing names one.
 */
export function chooseCategory(parts: readonly Part[], tree: CategoryTree): string | null {
  const phrases = parts.filter(isPhrase);
  const meant = phrases.filter(({ isPurpose }) => !isPurpose);
  const [named, goods] = [idsOf(meant), goodsOf(meant)];
  if ([...named, ...goods].includes(partsCategory)) return partsCategory;
  const leaves = named.filter((id) => !isGroup(id, tree));
  const group = named.find((id) => isGroup(id, tree)) ?? null;
  const machine = leaves.findLast((id) => isMachine(id, tree));
  if (machine) return machine;
  const isAboutMachines = group !== null && isMachine(group, tree);
  const leaf = leaves.at(-1);
  if (leaf && !isAboutMachines) return leaf;
  return (
    byChoices(phrases, { group, tree }) ??
    byChoicesAndNumbers(phrases, parts, tree) ??
    idsOf(phrases).find((id) => isAboutMachines && !isGroup(id, tree) && isMachine(id, tree)) ??
    (isAboutMachines ? group : null) ??
    goods[0] ??
    byNumbers(parts, tree) ??
    group ??
    idsOf(phrases).find((id) => !isGroup(id, tree)) ??
    null
  );
}

/** The category in which most choices exist, of those that at least one of them names by itself or within the group. */
function byChoices(
  phrases: readonly Phrase[],
  { group, tree }: { group: string | null; tree: CategoryTree },
): string | null {
  const choices = phrases.flatMap(({ meanings }) =>
    meanings.filter((it) => it.kind === 'choice').slice(0, 1),
  );
  const offered = (means: readonly Choice[]): readonly string[] =>
    means.flatMap(({ category }) =>
      category !== null && (group === null || isWithin(category, group, tree)) ? [category] : [],
    );
  const candidates = choices
    .filter(({ alone, means }) => alone || (group !== null && new Set(offered(means)).size === 1))
    .flatMap(({ means }) => offered(means));
  const votes = (id: string) =>
    choices.filter(({ means }) => means.some(({ category }) => category === id)).length;
  return candidates.reduce<string | null>(
    (best, id) => (best === null || votes(id) > votes(best) ? id : best),
    null,
  );
}

/** `single jersey` is a cloth or its machine: 30 inches are the machine's, 160 gsm are the cloth's. */
function byChoicesAndNumbers(
  phrases: readonly Phrase[],
  parts: readonly Part[],
  tree: CategoryTree,
): string | null {
  const fits = (id: string) => parts.filter((part) => rangeOf(part, id, tree) !== null).length;
  const named = phrases.flatMap(({ meanings }) => meanings.filter((it) => it.kind === 'choice').slice(0, 1));
  const ids = named.flatMap(({ means }) => means.flatMap(({ category }) => category ?? []));
  const best = ids.toSorted((a, b) => fits(b) - fits(a))[0];
  return best !== undefined && fits(best) > 0 ? best : null;
}

/** `12 oz` is said of cloth, `480 spindles` of spinning machines. */
function byNumbers(parts: readonly Part[], tree: CategoryTree): string | null {
  const named = parts.flatMap((part) => {
    if (part.kind === 'measure') return part.measure.units.flatMap(({ alone }) => alone ?? []);
    return part.kind === 'count' ? part.count.counted.flatMap(({ alone }) => alone ?? []) : [];
  });
  return named.find((id) => tree.get(id)) ?? null;
}

export const isAboutMachine = (id: string | null, tree: CategoryTree): boolean =>
  id !== null && isMachine(id, tree);
