import { join } from 'node:path';
import { workspacePackages } from '../bootstrap/workspace.mjs';
import { parseSource, walk } from './messages/source-file.mjs';
import { trackedFiles } from './tracked-files.mjs';

const helper = 'shared-kit/src/shell/lazy-part.ts';

/** Files whose imports fail in a way of their own, each with it. */
const others = new Map([
  ['host/src/boot/main.tsx', 'all of its imports are in the first file'],
  ['host/src/boot/start.tsx', 'the page has not started: start-failure.ts reloads it, and shows what failed'],
  ['host/src/routing/host-pages.ts', 'pages: routes.tsx waits for the market, route-error-page.tsx reloads'],
  ['host/src/analytics/record.ts', 'its caller catches: the market works without records'],
  ['host/src/analytics/start-analytics.ts', 'its caller catches: the market works without records'],
  ['host/src/locale/host-messages.ts', 'the last resort, where everything else has failed'],
]);
const isOther = (path) => others.has(path) || /^mf-[a-z]+\/src\/area\.ts$/.test(path);

/** What runs in the page: not builds, tests or what they share. */
const runsInPage = (path) =>
  /^(host|shared-kit|mf-[a-z]+)\/src\/.+\.tsx?$/.test(path) &&
  !/^shared-kit\/src\/(build|testing|types)\//.test(path) &&
  !/\/testing\/|\.(test|stories|d)\.tsx?$/.test(path);

/**
 * A part that loads late goes through `lazyPart`, or says by `catch` what happens without it: a bare `lazy` replaces the
 * whole page by an error when its file doesn't come.
 */
export async function checkLazyParts(root) {
  const packages = workspacePackages(root);
  const files = trackedFiles(root).filter((path) => packages.some((it) => path.startsWith(`${it}/`)));
  return files.filter((path) => runsInPage(path) && path !== helper).flatMap((path) => bareIn(root, path));
}

function bareIn(root, path) {
  const source = parseSource(join(root, path));
  const parents = new Map();
  const found = [];
  walk(source.tree.body, (node, parent) => {
    parents.set(node, parent);
    if (takesLazy(node)) found.push([node, 'use lazyPart of shared-kit/shell instead of lazy']);
    else if (isImport(node) && !isOther(path) && !isHandled(node, parents))
      found.push([node, 'give this import() to lazyPart of shared-kit/shell, or catch its failure here']);
  });
  return found.map(([node, what]) => `${path}:${source.lineOf(node)} ${what}`);
}

const isImport = (node) => node.type === 'CallExpression' && node.callee.type === 'Import';
const takesLazy = (node) =>
  node.type === 'ImportDeclaration' &&
  node.source.value === 'react' &&
  node.specifiers.some(({ imported, local }) => (imported ?? local).value === 'lazy');

function isHandled(node, parents) {
  for (let it = parents.get(node); it; it = parents.get(it)) {
    if (it.type !== 'CallExpression') continue;
    const name = it.callee.property?.value ?? it.callee.value;
    if (['lazyPart', 'catch', 'allSettled'].includes(name)) return true;
  }
  return false;
}
