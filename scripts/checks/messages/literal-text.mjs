import { walk } from './source-file.mjs';

/** Attributes that people read or hear; `label`, `title` and the like are props of our own components, too. */
const readAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'description',
  'heading',
  'hint',
  'label',
  'placeholder',
  'summary',
  'title',
]);
/** Mail addresses are the same in every language. */
const hasLetters = (text) => /\p{L}/u.test(text.replace(/\S*@\S+/g, ''));

/** Literals that an expression may show: `open ? 'Close' : 'Open'` has two. */
function shownLiterals(node) {
  if (!node) return [];
  if (node.type === 'StringLiteral') return hasLetters(node.value) ? [node.value] : [];
  if (node.type === 'TemplateLiteral') {
    const text = node.quasis.map((it) => it.cooked ?? '').join('…');
    return hasLetters(text) ? [text] : [];
  }
  if (node.type === 'JSXExpressionContainer' || node.type === 'ParenthesisExpression') {
    return shownLiterals(node.expression);
  }
  if (node.type === 'ConditionalExpression') {
    return [...shownLiterals(node.consequent), ...shownLiterals(node.alternate)];
  }
  if (node.type === 'BinaryExpression' && ['&&', '||', '??'].includes(node.operator)) {
    return shownLiterals(node.right);
  }
  return [];
}

const attributeName = ({ name }) =>
  name.type === 'JSXNamespacedName' ? `${name.namespace.value}:${name.name.value}` : name.value;

function literalsOf(node, parent) {
  if (node.type === 'JSXText') return hasLetters(node.value) ? [node.value.trim()] : [];
  if (node.type === 'JSXAttribute')
    return readAttributes.has(attributeName(node)) ? shownLiterals(node.value) : [];
  const isChild = parent?.type === 'JSXElement' || parent?.type === 'JSXFragment';
  return node.type === 'JSXExpressionContainer' && isChild ? shownLiterals(node) : [];
}

/** Finds text in JSX that can't be translated. A line may say `untranslated: <why>`, for example for a proper name. */
export function literalText(source) {
  const problems = [];
  walk(source.tree.body, (node, parent) => {
    for (const text of literalsOf(node, parent)) {
      const line = source.lineOf(node);
      const near = source.lines.slice(Math.max(0, line - 2), line + 1).join('\n');
      if (/untranslated: \S/.test(near)) continue;
      problems.push({ line, text: text.length > 60 ? `${text.slice(0, 60)}…` : text });
    }
  });
  return problems;
}
