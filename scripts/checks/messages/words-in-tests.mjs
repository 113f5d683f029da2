import { filesBelow } from '../../bootstrap/content-hash.mjs';
import { languages } from '../../bootstrap/languages.mjs';
import { fixedWords } from './fixed-words.mjs';
import { parseSource, walk } from './source-file.mjs';

/** Tests, and what they share. */
const isOfTests = (path) => /\.(test|spec)\.tsx?$|\/(testing|fixtures)(\/.*)?\.tsx?$/.test(path);
const fewestLetters = 8;
const lettersOf = (text) => text.match(/\p{L}/gu)?.length ?? 0;
/** A lower-case word such as `accepted` is far more often a value of the code than a text. */
const looksLikeValue = (text) => /^[a-z]+([-_][a-z]+)*$/.test(text);

/** Keys of each text that tests may not spell out. */
function keysByText(messages, isSource) {
  const keys = new Map();
  for (const [key, text] of Object.entries(messages)) {
    if (typeof text !== 'string' || lettersOf(text) < fewestLetters || fixedWords.has(text)) continue;
    if (isSource && looksLikeValue(text)) continue;
    keys.set(text, [...(keys.get(text) ?? []), key]);
  }
  return keys;
}

/** For each text where it stands, as people look it up: `cart.add of mf-shop/src/messages/en.json`. */
function placesByText(folders) {
  const places = new Map();
  for (const { folder, texts } of folders) {
    for (const [at, messages] of texts.entries()) {
      for (const [text, keys] of keysByText(messages, at === 0)) {
        const place = `${keys.join(' or ')} of ${folder}/${languages[at]}.json`;
        places.set(text, [...(places.get(text) ?? []), place]);
      }
    }
  }
  return places;
}

/** The text of a literal, a template without expressions, the words between two tags, or a property's name. */
function textOf(node) {
  if (node.type === 'StringLiteral') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions?.length === 0) return node.quasis[0].cooked;
  if (node.type === 'JSXText') return node.value.trim().replace(/\s+/g, ' ');
  if (node.type === 'KeyValueProperty' && node.key.type === 'Identifier') return node.key.value;
  return undefined;
}

/** `it`, `describe.skip` or `it.each(rows)`. */
function declaresTests(callee) {
  if (callee?.type === 'Identifier') return ['describe', 'it', 'test'].includes(callee.value);
  return callee !== undefined && declaresTests(callee.object ?? callee.callee);
}

/** A title names behaviour; a type shows nothing. */
function isShown(node, parent) {
  if (parent?.type === 'TsLiteralType') return false;
  return !(
    parent?.type === 'CallExpression' &&
    parent.arguments[0]?.expression === node &&
    declaresTests(parent.callee)
  );
}

/**
 * Finds messages that tests spell out, since such a test fails when somebody only changes a word. A line, or the line
 * before it, may say `wording: <why>`, and the first line of a file `wording of this file: <why>`. `folders` are those of the messages, each with all languages.
 */
export function wordsInTests(testedFolder, folders) {
  const places = placesByText(folders);
  return filesBelow([testedFolder], isOfTests).flatMap((path) => {
    const source = parseSource(path);
    if (/^\/\/ wording of this file: \S/.test(source.lines[0])) return [];
    const problems = [];
    walk(source.tree.body, (node, parent) => {
      const text = textOf(node);
      if (!places.has(text) || !isShown(node, parent)) return;
      const line = source.lineOf(node.span ? node : node.key);
      const near = source.lines.slice(Math.max(0, line - 2), line).join('\n');
      if (!/\bwording: \S/.test(near)) problems.push({ path, line, text, places: places.get(text) });
    });
    return problems;
  });
}
