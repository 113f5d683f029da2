import { expect, it } from '@jest/globals';
import { checkFileSize } from './file-size.mjs';
import { plantWorkspace } from './planted-workspace.mjs';
import { checkStyle } from './style.mjs';
import { checkTypes } from './types.mjs';
import { checkUnused } from './unused.mjs';
import { checkWording } from './wording.mjs';

const limit = 60_000;
const lines = (count) => 'export {};\n'.repeat(count);
const split = (...parts) => parts.join('');

/** Check, what is planted, the planted file, its text, and the beginning of the problem that must be found. */
it.each([
  [
    checkTypes,
    'a type error',
    'host/src/a.ts',
    "export const a: number = 'b';\n",
    'host/src/a.ts(1,14): error TS2322',
  ],
  [
    checkTypes,
    'a missing check',
    'host/src/a.ts',
    'export const a: string = [""][0];\n',
    'host/src/a.ts(1,14): error TS2322',
  ],
  [
    checkTypes,
    'an enum',
    'server/src/a.ts',
    'export enum A {\n  B,\n}\n',
    'server/src/a.ts(1,13): error TS1294',
  ],
  [checkStyle, 'a loose form', 'host/src/a.ts', 'export const a={b:1}\n', 'host/src/a.ts:1 format'],
  [
    checkStyle,
    'an any',
    'host/src/a.ts',
    'export const a: any = 1;\n',
    'host/src/a.ts:1 lint/suspicious/noExplicitAny',
  ],
  [
    checkStyle,
    'a mere warning',
    'host/src/a.ts',
    'export const a = (b: { c: 1 } | null) => b!.c;\n',
    'host/src/a.ts:1 lint/style/noNonNullAssertion',
  ],
  [
    checkStyle,
    'an import that is not used',
    'host/src/a.ts',
    "import { b } from './b.ts';\n",
    'host/src/a.ts:1 lint/correctness/noUnusedImports',
  ],
  [checkFileSize, 'a long file', 'host/src/a.ts', lines(251), 'host/src/a.ts has 251 lines'],
  [
    checkWording,
    'a registry',
    'a.yaml',
    split('tarball: https://regis', 'try.npm', 'js.org/a.tgz\n'),
    'a.yaml:1 names a package registry',
  ],
  [
    checkWording,
    'a folder of a machine',
    'docs/a.md',
    split('\nsee /ho', 'me/ada/market\n'),
    'docs/a.md:2 names a folder of one machine',
  ],
  [
    checkWording,
    'a neighbour',
    'docs/a.md',
    split('see ../sha', 'red/look\n'),
    'docs/a.md:1 speaks of something outside',
  ],
  [
    checkWording,
    'its making',
    'docs/a.md',
    split('see iss', 'ue #12\n'),
    'docs/a.md:1 speaks of how the project was written',
  ],
])(
  '%p finds %s',
  async (check, _what, path, text, problem) => {
    const planted = plantWorkspace({ [path]: text });
    const problems = await check(planted.root);
    planted.remove();
    expect(problems.filter((it) => it.startsWith(problem))).toHaveLength(1);
  },
  limit,
);

it(
  'finds files, exports and dependencies that nothing uses',
  async () => {
    const planted = plantWorkspace({
      'mf-shop/src/area.ts': "import { used } from './used.ts';\n\nexport default used;\n",
      'mf-shop/src/used.ts': 'export const used = 1;\nexport const forgotten = 2;\n',
      'mf-shop/src/alone.ts': 'export const alone = 1;\n',
    });
    const problems = await checkUnused(planted.root);
    planted.remove();
    expect(problems).toEqual(
      expect.arrayContaining([
        'mf-shop/src/used.ts:2 exports what nothing imports: forgotten',
        'mf-shop/src/alone.ts is imported by nothing',
        expect.stringMatching(/^host\/package\.json:\d+ names a dependency that nothing uses: zustand$/),
      ]),
    );
  },
  limit,
);

it(
  'finds nothing wrong with a sound file',
  async () => {
    const planted = plantWorkspace({ 'host/src/a.ts': 'export const a = 1;\n' });
    const checks = [checkTypes, checkStyle, checkFileSize, checkWording];
    const problems = await Promise.all(checks.map((check) => check(planted.root)));
    planted.remove();
    expect(problems.flat().filter((it) => it.includes('host/src'))).toEqual([]);
  },
  limit,
);
