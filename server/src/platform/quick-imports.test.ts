import { pathToFileURL } from 'node:url';
import { expect, it, jest } from '@jest/globals';
import { rememberingResolve } from './quick-imports.ts';

type Resolve = ReturnType<typeof rememberingResolve>;
type Context = Parameters<Resolve>[1];
type Next = Parameters<Resolve>[2];

const checkout = pathToFileURL(`${import.meta.dirname}/../../../`).href;
const library = `${checkout}node_modules/.pnpm/library@1/node_modules/library`;
const imported = ['node', 'import'];

/** A fake of Node's resolver that answers with a file below `found`. */
function nodeThatAnswers(format: string) {
  const next = jest.fn<Next>((specifier, context) => ({
    url: new URL(
      specifier.startsWith('.') ? specifier : `found/${specifier}.js`,
      context?.parentURL ?? checkout,
    ).href,
    format,
  }));
  const resolve = rememberingResolve();
  const ask = (specifier: string, parentURL: string | undefined, conditions = imported) =>
    resolve(specifier, { parentURL, conditions, importAttributes: {} } as Context, next);
  return { ask, next };
}

it.each([
  ['a package, by two files of one package here', 'library', ['server/src/a.ts', 'server/src/b/c.ts'], 1],
  ['a package, by two packages here', 'library', ['server/src/a.ts', 'shared-kit/src/a.ts'], 2],
  [
    'a package, by two files of one folder of a library',
    'pg',
    ['node_modules/x/a.js', 'node_modules/x/b.js'],
    1,
  ],
  ['a package, by two folders of libraries', 'pg', ['node_modules/x/a.js', 'node_modules/y/a.js'], 2],
  ['a file of ours', './b.ts', ['server/src/a.ts', 'server/src/c.ts'], 2],
  ['a part of Node', 'node:fs', ['server/src/a.ts', 'server/src/c.ts'], 2],
])('%s', (_what, specifier, parents, times) => {
  const { ask, next } = nodeThatAnswers('module');
  const answers = parents.map((it) => ask(specifier, checkout + it).url);
  expect(next).toHaveBeenCalledTimes(times);
  if (times === 1) expect(new Set(answers).size).toBe(1);
});

it.each([
  ['module', 1],
  // A CommonJS file's format depends on the file, not the folder.
  ['commonjs', 2],
])('a second file of a folder of a library whose first is of format %s', (format, times) => {
  const { ask, next } = nodeThatAnswers(format);
  ask('./b/one.js', `${library}/index.js`);
  expect(ask('../b/two.js', `${library}/c/index.js`)).toMatchObject({ url: `${library}/b/two.js`, format });
  expect(next).toHaveBeenCalledTimes(times);
});

it.each([
  ['what is required', 'library', `${checkout}server/src/a.ts`, ['node', 'require']],
  ['what the program begins with', `${checkout}server/src/main.ts`, undefined, imported],
])('%s is asked for each time', (_what, specifier, parent, conditions) => {
  const { ask, next } = nodeThatAnswers('module');
  for (const _time of [1, 2]) ask(specifier, parent, conditions);
  expect(next).toHaveBeenCalledTimes(2);
});
