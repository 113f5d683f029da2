import { expect, it } from '@jest/globals';
import { changesOfLibraries } from './changes-of-libraries.mjs';

const library = '/w/node_modules/i18next/dist/esm/i18next.js';
const withRule = (rule) => ({ module: { rules: [rule] } });
const withAlias = (alias) => ({ resolve: { alias } });
class NormalModuleReplacementPlugin {}

it.each([
  ['a rule for one of its files', withRule({ resource: library, use: './edit.ts' }), 'the loader ./edit.ts'],
  ['a rule for a kind of file', withRule({ test: /\.js$/, use: [{ loader: 'edit' }] }), 'the loader edit'],
  ['a rule within another', withRule({ oneOf: [{ test: /\.js$/, loader: 'edit' }] }), 'the loader edit'],
  [
    'another library instead',
    withAlias({ react: '/w/node_modules/preact/index.js' }),
    'the alias react leads',
  ],
  ['a file of our own instead', withAlias({ i18next$: '/w/host/src/words.ts' }), 'the alias i18next$ leads'],
  ['another file of a library', withAlias({ [library]: `${library}.min.js` }), `the alias ${library} leads`],
  [
    'our own file instead of federation',
    withAlias({ '@module-federation/runtime': '/w/host/src/runtime.ts' }),
    'the alias @module-federation/runtime leads',
  ],
  ['a replacement', { plugins: [new NormalModuleReplacementPlugin()] }, 'a plugin replaces modules'],
])('finds %s', (_what, options, problem) => {
  expect(changesOfLibraries(options)).toEqual([expect.stringContaining(problem)]);
});

it.each([
  ['the transpiler', withRule({ test: /\.tsx?$/, use: { loader: 'builtin:swc-loader' } })],
  [
    'a loader that spares libraries',
    withRule({ test: /\.md$/, exclude: /node_modules/, use: './markdown.ts' }),
  ],
  ['a loader of our own folder', withRule({ include: '/w/mf-shop/src', use: './written.ts' })],
  ['kinds of files', withRule({ test: /\.css$/, type: 'css' })],
  [
    "a library's other form",
    withAlias({
      '/w/node_modules/@module-federation/runtime/a.cjs': '/w/node_modules/@module-federation/runtime/a.js',
    }),
  ],
])('allows %s', (_what, options) => {
  expect(changesOfLibraries(options)).toEqual([]);
});
