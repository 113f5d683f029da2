import { join } from 'node:path';
import { parseSource, walk } from './messages/source-file.mjs';
import { trackedFiles } from './tracked-files.mjs';

const longestFunction = 50;
const longestComponent = 80;

/** Tests tell a story in one `describe`; what they share is in `testing` and is code. */
const isCode = (path) => /\.(tsx?|mjs)$/.test(path) && !/\.(test|spec|d)\.(tsx?|mjs)$/.test(path);
const functions = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'MethodProperty',
]);

const nameOf = (node, parent) =>
  node.identifier?.value ?? node.key?.value ?? parent?.id?.value ?? parent?.key?.value ?? 'a function';

/** Longer than this, and a concept is hiding in the function. Components may be longer: their JSX is. */
export async function checkFunctionSize(root) {
  return trackedFiles(root)
    .filter(isCode)
    .flatMap((path) => functionsAboveTheBound(root, path))
    .map(
      ({ path, line, name, lines, most }) =>
        `${path}:${line} ${name} has ${lines} lines; ${most} is the most`,
    );
}

function functionsAboveTheBound(root, path) {
  const source = parseSource(join(root, path));
  const found = [];
  walk(source.tree.body, (node, parent) => {
    if (!functions.has(node.type)) return;
    const name = nameOf(node, parent);
    const most = path.endsWith('.tsx') && /^[A-Z]/.test(name) ? longestComponent : longestFunction;
    const line = source.lineOf(node);
    const lines = source.lineOf({ span: { start: node.span.end } }) - line + 1;
    if (lines > most) found.push({ path, line, name, lines, most });
  });
  return found;
}
