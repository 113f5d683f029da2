import { guideTable } from '../guides/index.ts';
import { namesOf } from '../tables/index.ts';
import { bankQuoteTransitions } from './lifecycle.ts';

const intro = `# The life of a bank quote

\`pnpm guides\` makes this page from \`shared-kit/src/contract/financing/lifecycle.ts\`,
the table that server and pages read. A test compares the two.

- A buyer's request is shared with several banks. Each bank's dealing with it is a bank quote.
- A bank never learns that another one was chosen: \`not_selected\` and \`declined_by_buyer\` both read "closed by the buyer".
- Each transition is one transaction. It locks the quote, the request and its bank quotes, and decides by the database's clock.

_same_ changes only what is below the bank quote. _by offers_ is binding, indicative or received, as the newest sent offer says.
Guards must hold. _Binding_ transitions are confirmed once more and name the version and sum that was read.`;

const names = namesOf(bankQuoteTransitions);
const target = (to: string): string => to.replace('-', ' ');

const arrows = names.flatMap((name) => {
  const { from, to, who } = bankQuoteTransitions[name];
  return from
    .filter(() => to !== 'same' && to !== 'by-offers')
    .map((state) => `  ${state} --> ${to}: ${name} (${who})`);
});
const rows = names.map((name) => {
  const { from, to, who, guards, binding } = bankQuoteTransitions[name];
  const asked = guards.map((it) => `\`${it}\``).join(', ') || '–';
  return [`\`${name}\``, who, `${from.join(', ')} → ${target(to)}`, asked, binding ? 'yes' : '–'];
});

/** The page `docs/bank-quote-lifecycle.md`. */
export const bankQuoteGuide = (): string =>
  `${[
    intro,
    ['```mermaid', 'stateDiagram-v2', ...arrows, '```'].join('\n'),
    guideTable(['transition', 'who', 'from → to', 'guards', 'binding'], rows),
  ].join('\n\n')}\n`;
