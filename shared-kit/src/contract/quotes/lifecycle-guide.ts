import { guideTable } from '../guides/index.ts';
import { namesOf } from '../tables/index.ts';
import {
  type QuoteTransition,
  quoteTransitionNames,
  quoteTransitions,
  type Transition,
} from './lifecycle.ts';

const titles = {
  rfq: 'Request (RFQ)',
  version: 'Quote version',
  counter: 'Counter-offer on a version',
  approval: 'Approval above the limit',
  discount: 'Approval of a discount above the limit',
} as const;

const intro = `# The life of a quote

\`pnpm guides\` makes this page from \`shared-kit/src/contract/quotes/lifecycle.ts\`, the
table that server and pages read. A test compares the two.

- A quote keeps the id of its request, from the draft to the end.
- Each version of the offer belongs to that request. A sent version never changes.
- Each transition is one transaction. It locks the request's row, reads, and decides by the database's clock.

In the tables, _guards_ must hold. _Binding_ transitions are confirmed once more and name the version and sum that was read. _Words_
says whether a text is needed, and _brings_ names transitions that happen with it.`;

type Named = Transition & Readonly<{ name: QuoteTransition }>;
const all = quoteTransitionNames.map((name): Named => ({ name, ...quoteTransitions[name] }));

const arrows = ({ name, from, to, who }: Named): string[] =>
  from.map((state) => `  ${state === 'none' ? '[*]' : state} --> ${to}: ${name} (${who})`);

const list = (words: readonly string[]): string => words.map((it) => `\`${it}\``).join(', ') || '–';

const headings = ['transition', 'who', 'from → to', 'guards', 'binding', 'words', 'brings'] as const;

const cellsOf = ({ name, from, to, who, guards, binding, text, brings }: Named): string[] => [
  `\`${name}\``,
  who,
  `${from.join(', ')} → ${to}`,
  list(guards),
  binding ? 'yes' : '–',
  text,
  list(brings),
];

function section(subject: keyof typeof titles): string {
  const own = all.filter((it) => it.subject === subject);
  return [
    `## ${titles[subject]}`,
    ['```mermaid', 'stateDiagram-v2', ...own.flatMap(arrows), '```'].join('\n'),
    guideTable(headings, own.map(cellsOf)),
  ].join('\n\n');
}

/** The page `docs/quote-lifecycle.md`. */
export const lifecycleGuide = (): string => `${[intro, ...namesOf(titles).map(section)].join('\n\n')}\n`;
