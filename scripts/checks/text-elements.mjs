import { join } from 'node:path';
import { parseSource, walk } from './messages/source-file.mjs';
import {
  bare,
  branchesOf,
  calledIn,
  calledName,
  isFunction,
  kindsIn,
  returned,
} from './text-elements/kind-of.mjs';
import { trackedFiles } from './tracked-files.mjs';

/** Files whose components are given elements alone, as their types say, which this check can't read. */
const excused = ['host/src/layouts/main.tsx'];
/** Code of pages, without tests, their helpers and the kit's gallery. */
const isPage = (path) =>
  /^(host|mf-[^/]+|shared-kit)\/src\/.*\.tsx$/.test(path) &&
  !/\.(test|stories)\.tsx$|\/(testing|gallery)(\/|\.tsx$)/.test(path);

const remedy =
  'A translated page replaces text nodes, so React can neither change nor remove one that has siblings, nor put anything before it. Give the text an element of its own, such as <span>, join it to one template, or pass what a component was given to asElement of shared-kit/ui.';

/**
 * A browser that translates a page replaces its text nodes, which React goes on using: it sets one that is gone, or fails
 * on it. Only a text that is the whole content of an element is safe, since React sets the content of the element.
 */
export async function checkTextElements(root) {
  const problems = trackedFiles(root)
    .filter((path) => isPage(path) && !excused.includes(path))
    .flatMap((path) => problemsIn(path, parseSource(join(root, path))));
  return { problems, remedy };
}

function problemsIn(path, source) {
  const kindOf = kindsIn(source.tree);
  const found = [];
  const tell = (node, words) => found.push(`${path}:${source.lineOf(node)} ${words}`);
  walk(source.tree.body, (node) => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const text of sharedTexts(node, kindOf)) tell(text, 'puts text beside something else');
      if (keepsSentence(node)) tell(node, 'keeps a sentence from being translated');
    }
    for (const text of textsOfComponent(node)) tell(text, 'is a component that is nothing but text');
  });
  return found;
}

/** Texts of an element that are not its whole content. What stands around a fragment is unknown. */
function sharedTexts(node, kindOf) {
  const shown = node.children.map((it) => shownAs(it, kindOf)).filter(({ kind }) => kind !== 'nothing');
  const isAlone = shown.length === 1 && !isTransparent(node) && !isList(shown[0].child);
  return isAlone ? [] : shown.filter(({ kind }) => kind === 'text').map(({ child }) => child);
}

function shownAs(child, kindOf) {
  if (child.type === 'JSXText') return { child, kind: kindOfWords(wordsOf(child.value)) };
  if (child.type !== 'JSXExpressionContainer') return { child, kind: 'element' };
  const expression = bare(child.expression);
  const kind = expression.type === 'StringLiteral' ? kindOfWords(expression.value) : kindOf(expression);
  return { child: expression.span ? expression : child, kind };
}

/** Translations leave blanks alone. */
function kindOfWords(words) {
  if (words === '') return 'nothing';
  return words.trim() === '' ? 'blank' : 'text';
}

/** What remains of text between tags: a line break goes with the blanks around it. */
function wordsOf(value) {
  const lines = value.split('\n');
  return lines
    .map((line, at) => {
      const begun = at === 0 ? line : line.trimStart();
      return at === lines.length - 1 ? begun : begun.trimEnd();
    })
    .filter(Boolean)
    .join(' ');
}

/** A fragment, or a component that puts no element around its content. */
const isTransparent = (node) =>
  node.type === 'JSXFragment' ||
  /^(Fragment|StrictMode|Suspense)$|(Context|Provider)$/.test(tagOf(node) ?? '');

/** Several texts, even if nothing else stands in the element. */
const isList = (node) => calledIn(node).type === 'CallExpression' && calledName(calledIn(node)) === 'map';

const tagOf = (node) => node.opening.name.value ?? node.opening.name.property?.value;

/** Whether `translate="no"` stands on an element that holds a message. */
function keepsSentence(node) {
  const isKept = node.opening?.attributes?.some(
    ({ name, value }) => name?.value === 'translate' && value?.value === 'no',
  );
  let holdsMessage = false;
  if (isKept) walk(node.children, (it) => (holdsMessage ||= isMessage(it)));
  return holdsMessage;
}

const isMessage = (node) => node.type === 'CallExpression' && /^(t|say)$/.test(node.callee.value ?? '');

/** Texts that a component returns as they are. */
function textsOfComponent(node) {
  const name = node.type === 'VariableDeclarator' ? node.id.value : node.identifier?.value;
  const made = node.type === 'VariableDeclarator' ? bare(node.init) : node;
  if (!isFunction(made) || !/^[A-Z][a-z]/.test(name ?? '')) return [];
  return returned(made).flatMap(textsIn);
}

const givesText = /^(t|say|join|toLocaleString|format\w*|\w+(Words|Text))$/;

function textsIn(expression) {
  const node = bare(expression);
  const branches = branchesOf(node);
  if (branches) return branches.flatMap(textsIn);
  const isText =
    ['TemplateLiteral', 'StringLiteral', 'BinaryExpression'].includes(node?.type) ||
    (node?.type === 'CallExpression' && givesText.test(calledName(node)));
  return isText ? [node] : [];
}
