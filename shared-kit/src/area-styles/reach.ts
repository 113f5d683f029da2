import type { Selector, SelectorComponent } from 'lightningcss';

/** Which elements a selector matches, at least. */
export type Reach = Readonly<{
  /** `own`: each has a class of the area or stands below such an element. `below`: each stands below one. */
  place: Place;
  /** Each has a class of the area itself. */
  isNamed: boolean;
}>;

const anywhere = 0;
const own = 1;
const below = 2;
type Place = typeof anywhere | typeof own | typeof below;

export const anyElement: Reach = { place: anywhere, isNamed: false };
const namedElement: Reach = { place: own, isNamed: true };

export type Question = Readonly<{
  isOwnClass: (name: string) => boolean;
  /** The elements that `&` matches: those of the rule around it. */
  parent: Reach;
}>;

/** What holds for the elements of every selector in a list. */
export function reachOf(selectors: readonly Selector[], question: Question): Reach {
  const reaches = selectors.map((selector) => reachOfOne(selector, question));
  return {
    place: Math.min(below, ...reaches.map(({ place }) => place)) as Place,
    isNamed: reaches.every(({ isNamed }) => isNamed),
  };
}

export const isInArea = ({ place }: Reach): boolean => place !== anywhere;

/** Reads a selector from left to right: each combinator leads from one element to others. */
function reachOfOne(selector: Selector, question: Question): Reach {
  let reach = anyElement;
  for (const part of selector) {
    reach = part.type === 'combinator' ? after(part.value, reach) : both(reach, reachOfPart(part, question));
  }
  return reach;
}

type Combinator = Extract<SelectorComponent, { type: 'combinator' }>['value'];

/** A sibling of an element with an own class may be the host's; a sibling of an element below one isn't. */
function after(combinator: Combinator, reach: Reach): Reach {
  switch (combinator) {
    case 'child':
    case 'descendant':
      return isInArea(reach) ? { place: below, isNamed: false } : anyElement;
    case 'next-sibling':
    case 'later-sibling':
      return reach.place === below ? { place: below, isNamed: false } : anyElement;
    case 'pseudo-element':
      return reach;
    default:
      return anyElement;
  }
}

/** `:has()`, `:not()` and the like don't say where the element itself stands. */
function reachOfPart(part: SelectorComponent, question: Question): Reach {
  if (part.type === 'class') return question.isOwnClass(part.name) ? namedElement : anyElement;
  if (part.type === 'nesting') return question.parent;
  if (part.type !== 'pseudo-class') return anyElement;
  switch (part.kind) {
    case 'is':
    case 'where':
    case 'any':
      return reachOf(part.selectors, question);
    case 'local':
      return reachOfOne(part.selector, question);
    default:
      return anyElement;
  }
}

/** Two things that hold for the same elements. */
const both = (one: Reach, other: Reach): Reach => ({
  place: Math.max(one.place, other.place) as Place,
  isNamed: one.isNamed || other.isNamed,
});
