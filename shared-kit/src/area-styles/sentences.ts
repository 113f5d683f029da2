import type { AreaId } from 'shared-kit/contract/areas';
import { classPrefix } from './own-names.ts';

type Sentence = Readonly<{ why: string; remedy: string }>;
type Words = Readonly<{ area: AreaId; name: string }>;

const kinds = {
  unreadable: ({ name }) => ({ why: `can't be read as CSS (${name})`, remedy: 'Mend it' }),
  outside: () => ({
    why: 'stands outside the layer area, so it overrides the host',
    remedy: 'Put it inside @layer area { … }',
  }),
  reach: ({ area }) => ({
    why: "reaches elements that aren't the area's",
    remedy: `Lead to each element from a class of the area, as in .list a; a class inside :has() or :not(), or of a sibling, doesn't count. Built class names begin with ${classPrefix(area)}, if the kit is the market's`,
  }),
  important: () => ({
    why: 'is !important for an element that has no class of the area',
    remedy: 'Give the element a class, or leave !important out',
  }),
  'font-face': () => ({
    why: 'changes the fonts of the whole page',
    remedy: 'Use font-family: var(--font), which the host loads',
  }),
  import: () => ({
    why: 'loads a style sheet that nobody checked',
    remedy: 'Import the file in the component that needs it',
  }),
  name: ({ area, name }) => ({
    why: `gives the name ${name}, which the host or another area may use`,
    remedy: `Begin it with ${name.startsWith('--') ? '--' : ''}${area}-`,
  }),
  other: () => ({
    why: 'is a rule for the whole page',
    remedy:
      'Areas have style rules, @media, @supports, @container, @starting-style, @keyframes and @property',
  }),
} satisfies Record<string, (words: Words) => Sentence>;

export type FaultKind = keyof typeof kinds;

type Place = Readonly<{ file: string; line: number; column: number; rule: string }>;

export function sentenceOf(kind: FaultKind, { file, line, column, rule, ...words }: Place & Words): string {
  const { why, remedy } = kinds[kind](words);
  return `${file}:${line}:${column}: ${rule} ${why}. ${remedy}.`;
}
