import { walk } from './source-file.mjs';

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Key families that a file declares: `// messages: product.condition.*` */
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

/** Names in `t(key, { … })`; `undefined` if the text does not reveal them. */
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
 * How a file uses messages: `calls` of `t` or `say` with a literal key, `families` of composed keys, and `literals`,
 * all other texts that may be keys in tables or props.
 */
export function keyUses(source) {
  const calls = [];
  const literals = new Set();
  const families = announced(source.text).map((it) => ({ ...familyOf(it), line: 1 }));
  walk(source.tree.body, (node) => {
    if (node.type === 'StringLiteral') literals.add(node.value);
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
    if (node.callee.value !== 't' && node.callee.value !== 'say') return;
    // On pages `t` knows the language; elsewhere `say` gets it as the first argument.
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
