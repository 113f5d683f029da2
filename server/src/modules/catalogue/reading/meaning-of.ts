import { facetOfAttribute } from 'shared-kit/contract/catalogue';
import { isAboutMachine, isWithin, partsCategory } from './choose-category.ts';
import { isUnfiltered, rangeOf } from './number-attributes.ts';
import type { Bounds } from './numbers.ts';
import type { Part } from './question-parts.ts';
import type { Price } from './read-price.ts';
import { tradeLists } from './trade-lists.ts';
import type { Choice, Meaning, TradeWords } from './trade-words.ts';

/** What one part adds to a reading. A part that adds nothing only ranks. */
export type Effect =
  | Readonly<{ kind: 'choice'; facet: string; value: string }>
  | Readonly<{ kind: 'range'; facet: string; bounds: Bounds }>
  | Readonly<{ kind: 'price'; price: Price }>
  | Readonly<{ kind: 'word'; text: string }>;

type Context = Readonly<{
  category: string | null;
  words: TradeWords;
  /** Whether the question names a kind of goods, besides what they are for. */
  namesGoods: boolean;
}>;

/** Whether one of the phrases is a kind of goods: `gabardin`, and not `pantolonluk`. */
export const namesGoods = (parts: readonly Part[]): boolean =>
  parts.some((part) => part.kind === 'phrase' && part.meanings.some((it) => it.kind === 'goods' && !it.use));

/** What a part means once it is known which category the question is about. */
export function effectsOf(part: Part, context: Context): readonly Effect[] {
  switch (part.kind) {
    case 'word':
      return [{ kind: 'word', text: part.text }];
    case 'pieces':
      return [];
    case 'price':
      return [{ kind: 'price', price: part.price }];
    case 'measure':
    case 'count': {
      const range = context.category === null ? null : rangeOf(part, context.category, context.words.tree);
      if (range) return [{ kind: 'range', facet: facetOfAttribute(range.key), bounds: range.bounds }];
      return context.category !== null && isUnfiltered(part, context.category, context.words.tree)
        ? []
        : [{ kind: 'word', text: part.text }];
    }
    case 'phrase':
      return phraseEffects(part, context);
  }
}

type Phrase = Extract<Part, { kind: 'phrase' }>;

function phraseEffects({ meanings, text }: Phrase, context: Context): readonly Effect[] {
  for (const meaning of meanings) {
    const effects = meaningEffects(meaning, text, context);
    if (effects) return effects;
  }
  // A machine's choice says which parts are meant; a machine's material only ranks.
  const { category, words } = context;
  if (category === partsCategory) return partsFor(meanings);
  const onlyRanks = isAboutMachine(category, words.tree) && !isMachineChoice(meanings, context);
  return onlyRanks ? [] : [{ kind: 'word', text }];
}

/** Whether a phrase is a choice of other machines, as `jigger` of dyeing: then the machine must have the word. */
const isMachineChoice = (meanings: readonly Meaning[], { words: { tree } }: Context): boolean =>
  meanings.some(
    (it) => it.kind === 'choice' && it.means.some(({ category }) => isAboutMachine(category, tree)),
  );

/** Null if the phrase doesn't mean this in the question's category. */
function meaningEffects(meaning: Meaning, text: string, context: Context): readonly Effect[] | null {
  const { category, words } = context;
  switch (meaning.kind) {
    case 'none':
      return [];
    case 'condition':
    case 'origin':
      return [{ kind: 'choice', facet: meaning.kind, value: meaning.value }];
    case 'category':
      return category !== null && (isWithin(category, meaning.id, words.tree) || isOther(meaning.id, context))
        ? []
        : null;
    case 'family':
      return meaning.categories.includes(category ?? '') || isAboutMachine(category, words.tree) ? [] : null;
    case 'goods':
      if (isAboutMachine(category, words.tree) || (meaning.use && context.namesGoods)) return [];
      return [{ kind: 'word', text: meaning.word ?? text }];
    case 'choice':
      return choiceEffects(meaning, context);
  }
}

/** A second category tells what the first one's machine or part is for. */
const isOther = (id: string, { category, words: { tree } }: Context): boolean =>
  id !== category && category !== partsCategory && isAboutMachine(category, tree);

function choiceEffects(
  { means, every }: Extract<Meaning, { kind: 'choice' }>,
  { category, words: { tree } }: Context,
): readonly Effect[] | null {
  const facets = new Set(category === null ? [] : tree.facetsOf([category]).map(({ key }) => key));
  const isMeant = ({ category: own, key }: Choice) =>
    own === null ? category === null || facets.has(key) : own === category && facets.has(key);
  const meant = means.filter(isMeant);
  if (meant.length === 0) return null;
  return (every ? meant : meant.slice(0, 1)).map(({ key, value }) => chosen(key, value));
}

function partsFor(meanings: readonly Meaning[]): readonly Effect[] {
  const categories = meanings.flatMap((it): (string | null)[] => {
    if (it.kind === 'category') return [it.id];
    return it.kind === 'choice' ? it.means.map(({ category }) => category) : [];
  });
  const value = categories.flatMap((id) => tradeLists.partsFor[id ?? ''] ?? [])[0];
  return value ? [chosen('part_for', value)] : [];
}

const chosen = (attribute: string, value: string): Effect => ({
  kind: 'choice',
  facet: facetOfAttribute(attribute),
  value,
});
