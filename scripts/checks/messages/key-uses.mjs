import { walk } from './source-file.mjs';

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Families that a file announces: `// messages: product.condition.*` */
const announced = (text) =>
  [...text.matchAll(/\/[/*]\s*messages:\s*([^\n*]*\*?[^\n]*)/g)].flatMap(([, list]) =>
    list
      .replace(/\*\/.*$/, '')
      .split(/[\s,]+/)
      .filter((it) => it.includes('.')),
  );

const familyOf = (pattern) => ({
  pattern,
  expression: new RegExp(`^${pattern.split('*').map(escaped).join('.+')}$`),
});

/** Names given in `t(key, { … })`, or `undefined` when they can't be told from the text. */
function valueNames(argument) {
  if (!argument) return [];
  const { expression } = argument;
  if (expression.type !== 'ObjectExpression') return undefined;
  if (expression.properties.some((it) => it.type === 'SpreadElement')) return undefined;
  return expression.properties.map((it) =>
    it.value?.type === undefined && it.type === 'Identifier' ? it.value : (it.key?.value ?? ''),
  );
}

/**
 * How one file uses messages: `calls` of `t` or `say` with a literal key, `families` of keys that are put together, and
 * `literals`, every other text that may be a key in a table or a prop.
 */
export function keyUses(source) {
  const calls = [];
  const literals = new Set();
  const families = announced(source.text).map((it) => ({ ...familyOf(it), line: 1 }));
  walk(source.tree.body, (node) => {
    if (node.type === 'StringLiteral') literals.add(node.value);
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
    if (node.callee.value !== 't' && node.callee.value !== 'say') return;
    // On a page `t` knows the language; elsewhere `say` is told it first.
    const [key, values] = node.callee.value === 't' ? node.arguments : node.arguments.slice(1);
    const line = source.lineOf(node);
    if (key?.expression.type === 'StringLiteral') {
      calls.push({ key: key.expression.value, values: valueNames(values), line });
    }
    if (key?.expression.type === 'TemplateLiteral') {
      const pattern = key.expression.quasis.map((it) => it.cooked).join('*');
      families.push({ ...familyOf(pattern), line });
    }
  });
  return { calls, literals, families };
}
