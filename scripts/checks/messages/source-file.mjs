import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { parseSync } = createRequire(import.meta.url)('@swc/core');

/** One parsed file: its tree, and the line of any of its nodes. */
export function parseSource(path) {
  const text = readFileSync(path, 'utf8');
  // Positions count bytes over all files ever parsed; an empty first statement tells where this one begins.
  const tree = parseSync(`;${text}`, { syntax: 'typescript', tsx: path.endsWith('.tsx'), target: 'es2022' });
  const begin = tree.body[0].span.start + 1;
  const bytes = Buffer.from(text);
  const lineOf = (node) =>
    bytes
      .subarray(0, node.span.start - begin)
      .toString()
      .split('\n').length;
  return { path, text, lines: text.split('\n'), tree, lineOf };
}

/** Calls back for every node of a tree with its parent; parents come before their children. */
export function walk(node, visit, parent) {
  if (Array.isArray(node)) {
    for (const child of node) walk(child, visit, parent);
    return;
  }
  if (!node || typeof node !== 'object') return;
  if (typeof node.type === 'string') visit(node, parent);
  const nextParent = typeof node.type === 'string' ? node : parent;
  for (const [key, child] of Object.entries(node)) if (key !== 'span') walk(child, visit, nextParent);
}
