import { currencies } from '../../bootstrap/currencies.mjs';
import { walk } from './source-file.mjs';

const code = new RegExp(`\\b(?:${currencies.join('|')})\\b`);
/** Where this holds so far; the other folders follow. */
const places = /\/(?:server\/src\/(?:cli|modules\/catalogue-import)|mf-manufacturer\/src)\//;

/** The text in which a node could name a currency. */
function textOf(node) {
  if (node.type === 'StringLiteral' || node.type === 'JSXText') return node.value;
  if (node.type === 'TemplateElement') return node.raw;
  if (node.type === 'RegExpLiteral') return node.pattern;
  return node.type === 'KeyValueProperty' ? (node.key.value ?? '') : '';
}

/**
 * Finds code that names a currency, since a new one would have to be added there. A line may say `currency: <why>`, for
 * example for words that only some currencies have.
 */
export function namedCurrencies(source) {
  if (!places.test(source.path)) return [];
  const problems = new Map();
  walk(source.tree.body, (node) => {
    const currency = code.exec(textOf(node))?.[0];
    if (!currency) return;
    const line = source.lineOf(node.span ? node : node.key);
    const near = source.lines.slice(Math.max(0, line - 2), line).join('\n');
    if (!/\bcurrency: \S/.test(near)) problems.set(`${line} ${currency}`, { line, currency });
  });
  return [...problems.values()];
}
