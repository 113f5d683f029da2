import { defaultLocale } from 'shared-kit/contract/languages';
import type { CategoryTree } from '../category-tree.ts';
import { flatText, tokensOf } from './flat-text.ts';
import { rangeOf } from './number-attributes.ts';
import type { Part } from './question-parts.ts';
import type { Choice, TradeWords } from './trade-words.ts';

export const partsCategory = 'spare-parts';
type Phrase = Extract<Part, { kind: 'phrase' }>;

export const isPhrase = (part: Part): part is Phrase => part.kind === 'phrase';
const isGroup = (id: string, tree: CategoryTree): boolean => tree.childrenOf(id).length > 0;
export const isWithin = (id: string, group: string, tree: CategoryTree): boolean =>
  tree.pathOf(id).some((category) => category.id === group);
const machinery = 'machinery';
const isMachine = (id: string, tree: CategoryTree): boolean => isWithin(id, machinery, tree);

const idsOf = (phrases: readonly Phrase[]): readonly string[] =>
  phrases.flatMap(({ meanings }) =>
    meanings.flatMap((it) => (it.kind === 'category' ? [it.id] : [])).slice(0, 1),
  );
const familyOf = (phrases: readonly Phrase[]): readonly string[] =>
  phrases
    .flatMap(({ meanings }) => meanings.flatMap((it) => (it.kind === 'family' ? [it.categories] : [])))
    .at(-1) ?? [];
const goodsOf = (phrases: readonly Phrase[]): readonly string[] =>
  phrases.flatMap(({ meanings }) =>
    meanings.flatMap((it) => (it.kind === 'goods' ? [it.category] : [])).slice(0, 1),
  );

/**
 * What a question is about: one category, several if it names a family such as knitting, none if nothing names one.
 * Parts come before the machines that they are for, and machines before the cloth that they make; in `yarn dyeing
 * machine` the last one counts.
 */
export function chooseCategories(parts: readonly Part[], words: TradeWords): readonly string[] {
  const { tree } = words;
  const phrases = parts.filter(isPhrase);
  const meant = phrases.filter(({ isPurpose }) => !isPurpose);
  const [named, goods] = [idsOf(meant), goodsOf(meant)];
  if ([...named, ...goods].includes(partsCategory)) return [partsCategory];
  const leaves = named.filter((id) => !isGroup(id, tree));
  const machine = leaves.findLast((id) => isMachine(id, tree));
  if (machine) return [machine];
  const group = saysMachine(parts, words) ? machinery : (named.find((id) => isGroup(id, tree)) ?? null);
  const family = familyOf(meant);
  const leaf = leaves.at(-1);
  if (leaf && group !== machinery) return [leaf];
  if (family.length > 0) return withinFamily(family, { phrases, parts, tree });
  const one =
    byChoices(phrases, group === null ? null : tree.withDescendants(group)) ??
    byChoicesAndNumbers(phrases, parts, tree) ??
    idsOf(phrases).find((id) => group === machinery && !isGroup(id, tree) && isMachine(id, tree)) ??
    (group === machinery ? group : null) ??
    goods[0] ??
    byNumbers(parts, phrases, tree) ??
    group ??
    idsOf(phrases).find((id) => !isGroup(id, tree));
  return one ? [one] : [];
}

/** `fabric spreading machine`: the last words are a phrase of their own, and say that a machine is meant. */
const saysMachine = (parts: readonly Part[], words: TradeWords): boolean =>
  parts
    .filter(isPhrase)
    .flatMap(({ text }) => tokensOf(flatText(text).flat))
    .some(({ root }) =>
      words.meaningsOf(root, defaultLocale).some((it) => it.kind === 'category' && it.id === machinery),
    );

/** One of a family if a choice is only of that, else those that have the numbers, which may be all. */
function withinFamily(
  family: readonly string[],
  {
    phrases,
    parts,
    tree,
  }: Readonly<{ phrases: readonly Phrase[]; parts: readonly Part[]; tree: CategoryTree }>,
): readonly string[] {
  const chosen = byChoices(phrases, family);
  if (chosen) return [chosen];
  const keysOf = (id: string) => parts.flatMap((part) => rangeOf(part, id, tree)?.key ?? []);
  const best = family.toSorted((a, b) => keysOf(b).length - keysOf(a).length)[0];
  const keys = best === undefined ? '' : keysOf(best).join();
  return family.filter((id) => keysOf(id).join() === keys);
}

/** The category in which most choices exist, of those that at least one of them names by itself or within the group. */
function byChoices(phrases: readonly Phrase[], group: readonly string[] | null): string | null {
  const choices = phrases.flatMap(({ meanings }) =>
    meanings.filter((it) => it.kind === 'choice').slice(0, 1),
  );
  const offered = (means: readonly Choice[]): readonly string[] =>
    means.flatMap(({ category }) =>
      category !== null && (group === null || group.includes(category)) ? [category] : [],
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
function byNumbers(parts: readonly Part[], phrases: readonly Phrase[], tree: CategoryTree): string | null {
  const named = parts.flatMap((part) => {
    if (part.kind === 'measure') return part.measure.units.flatMap(({ alone }) => alone ?? []);
    return part.kind === 'count' ? part.count.counted.flatMap(({ alone }) => alone ?? []) : [];
  });
  // `30/1 süprem` is a cloth of this yarn, so its number doesn't name the yarn.
  const isOfChoices = (id: string) =>
    phrases.every(({ meanings }) =>
      meanings.every(
        (it) => it.kind !== 'choice' || it.means.some(({ category }) => category === null || category === id),
      ),
    );
  return named.find((id) => tree.get(id) && isOfChoices(id)) ?? null;
}

export const isAboutMachine = (id: string | null, tree: CategoryTree): boolean =>
  id !== null && isMachine(id, tree);
