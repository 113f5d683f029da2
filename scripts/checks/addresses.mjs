import { join } from 'node:path';
import { parseSource, walk } from './messages/source-file.mjs';
import { trackedFiles } from './tracked-files.mjs';

/** Code of pages and of the server, without tests and their helpers. */
const isProduct = (path) =>
  /^(host|mf-[^/]+|server|shared-kit)\/src\/.*\.tsx?$/.test(path) &&
  !/\.(test|stories)\.tsx?$|\/testing(\/|\.tsx?$)|^shared-kit\/src\/contract\//.test(path);

/** Files that name an address although no endpoint of the contract has it, or although they can't import one. */
const others = new Map([
  ['server/src/platform/http/api-reference.ts', 'it describes all endpoints'],
  ['server/src/web/away/away-script.ts', 'it is sent to the browser as text'],
]);

/** Sign-in is the library's: it has the addresses below this one. */
const ofLibrary = '/api/auth';

const isAddress = (text) =>
  /^\/api\/\w/.test(text) && text !== ofLibrary && !text.startsWith(`${ofLibrary}/`);

const textOf = (node) =>
  node.type === 'StringLiteral' ? node.value : node.type === 'TemplateElement' ? node.cooked : '';

const remedy =
  'Name the endpoint of the contract: call, bind, upload or addressOf in a page, its path or addressOf in the server.';

/** An address of the API is written in the contract alone. */
export async function checkAddresses(root) {
  const problems = trackedFiles(root)
    .filter((path) => isProduct(path) && !others.has(path))
    .flatMap((path) => {
      const source = parseSource(join(root, path));
      const found = [];
      walk(source.tree.body, (node) => {
        if (isAddress(textOf(node))) found.push(`${path}:${source.lineOf(node)} writes ${textOf(node)}`);
      });
      return found;
    });
  return { problems, remedy };
}
