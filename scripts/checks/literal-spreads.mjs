import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSource, walk } from './messages/source-file.mjs';
import { trackedFiles } from './tracked-files.mjs';

const isCode = (path) => /\.(tsx?|mjs)$/.test(path) && !path.endsWith('.d.ts');

/** `...{ a, b }` inside an object puts several fields on one line, where they are overlooked, and dodges the line limits. */
export async function checkLiteralSpreads(root) {
  return trackedFiles(root)
    .filter((path) => isCode(path) && /\.\.\.[{[]/.test(readFileSync(join(root, path), 'utf8')))
    .flatMap((path) =>
      spreadsIn(join(root, path)).map((line) => `${path}:${line} spreads a literal; name its parts`),
    );
}

function spreadsIn(path) {
  const source = parseSource(path);
  const found = [];
  walk(source.tree.body, (node) => {
    if (node.type === 'ObjectExpression') {
      for (const { type, arguments: spread } of node.properties)
        if (type === 'SpreadElement' && spread.type === 'ObjectExpression') found.push(source.lineOf(spread));
    }
    if (node.type === 'ArrayExpression') {
      for (const element of node.elements)
        if (element?.spread && element.expression.type === 'ArrayExpression')
          found.push(source.lineOf(element.expression));
    }
  });
  return found;
}
