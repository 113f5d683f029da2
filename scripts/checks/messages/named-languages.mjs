import { languages } from '../../bootstrap/languages.mjs';
import { walk } from './source-file.mjs';

const isLanguage = (value) => languages.includes(value);

/** The language that a node names: `'tr'`, `{ tr: … }`, the shorthand `{ tr }`, or `tr: string` in a type. */
function namedBy(node, parent) {
  if (node.type === 'StringLiteral' && parent?.type !== 'ImportDeclaration') return node.value;
  if (node.type === 'KeyValueProperty') return node.key.value;
  if (node.type === 'TsPropertySignature') return node.key.value;
  if (node.type === 'AssignmentPatternProperty') return node.key.value;
  if (node.type === 'Identifier' && /^Object(Expression|Pattern)$/.test(parent?.type ?? ''))
    return node.value;
  return undefined;
}

/**
 * Finds code outside the list of languages that names one of them, since a new language would have to be added there. A
 * line may say `language: <why>`, for example for a rule of Turkish spelling.
 */
export function namedLanguages(source) {
  if (/\/messages\/|\/contract\/languages\/locale\.ts$/.test(source.path)) return [];
  const problems = new Map();
  walk(source.tree.body, (node, parent) => {
    const language = namedBy(node, parent);
    if (!isLanguage(language)) return;
    const line = source.lineOf(node.span ? node : node.key);
    const near = source.lines.slice(Math.max(0, line - 2), line).join('\n');
    if (!/\blanguage: \S/.test(near)) problems.set(`${line} ${language}`, { line, language });
  });
  return [...problems.values()];
}
