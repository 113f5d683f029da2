import { walk } from './source-file.mjs';

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const familyOf = (pattern) => ({
  pattern,
  expression: new RegExp(`^${pattern.split('*').map(escaped).join('(.+)')}$`),
});

/** A composed text that may be a key: words with a dot between them. */
const isLikeKey = (pattern) => /\./.test(pattern) && /[a-z]/.test(pattern) && !/[^a-z0-9.*_-]/i.test(pattern);

const patternOf = ({ quasis }) => quasis.map((it) => it.cooked).join('*');

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
 * How a file uses messages: `calls` of `t` or `say` with a literal key, and `families` of keys that such calls compose.
 * `literals` and `composed` are all other texts that may be keys, in tables or props.
 */
export function keyUses(source) {
  const calls = [];
  const literals = new Set();
  const families = [];
  const composed = [];
  walk(source.tree.body, (node) => {
    if (node.type === 'StringLiteral') literals.add(node.value);
    if (node.type === 'TemplateLiteral' && isLikeKey(patternOf(node)))
      composed.push(familyOf(patternOf(node)));
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
    if (node.callee.value !== 't' && node.callee.value !== 'say') return;
    // On pages `t` knows the language; elsewhere `say` gets it as the first argument.
    const [key, values] = node.callee.value === 't' ? node.arguments : node.arguments.slice(1);
    const line = source.lineOf(node);
    if (key?.expression.type === 'StringLiteral') {
      calls.push({ key: key.expression.value, values: valueNames(values), line });
    }
    if (key?.expression.type === 'TemplateLiteral') {
      families.push({ ...familyOf(patternOf(key.expression)), line });
    }
  });
  return { calls, literals, composed, families };
}
