import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { parseSync } = createRequire(import.meta.url)('@swc/core');

/** A parsed file: its tree, and a function for the line of a node. */
export function parseSource(path) {
  const text = readFileSync(path, 'utf8');
  // Positions count bytes over all files parsed so far; an empty first statement reveals where this one begins.
  // The parser takes the first line of a program for a shell only at the very beginning.
  const tree = parseSync(`;${text.replace(/^#!/, '//')}`, {
    syntax: 'typescript',
    tsx: path.endsWith('.tsx'),
    target: 'es2022',
  });
  const begin = tree.body[0].span.start + 1;
  const bytes = Buffer.from(text);
  const lineOf = (node) =>
    bytes
      .subarray(0, node.span.start - begin)
      .toString()
      .split('\n').length;
  return { path, text, lines: text.split('\n'), tree, lineOf };
}

/** Calls `visit` for every node with its parent, parents first. */
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
