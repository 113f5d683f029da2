import { expect, it } from '@jest/globals';
import { checkFileSize } from './file-size.mjs';
import { checkFunctionSize } from './function-size.mjs';
import { checkLayouts } from './layouts.mjs';
import { checkLiteralSpreads } from './literal-spreads.mjs';
import { plantWorkspace } from './planted-workspace.mjs';
import { checkProse } from './prose.mjs';
import { checkStyle } from './style.mjs';
import { checkTypes } from './types.mjs';
import { checkUnused } from './unused.mjs';

const limit = 60_000;
const lines = (count) => 'export {};\n'.repeat(count);

/** Check, planted fault, its file, the file's text, and the beginning of the expected problem. */
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
    checkFunctionSize,
    'a long function',
    'host/src/a.ts',
    `export function tell() {\n${'  tell();\n'.repeat(49)}}\n`,
    'host/src/a.ts:1 tell has 51 lines; 50 is the most',
  ],
  [
    checkFunctionSize,
    'a long component',
    'host/src/a.tsx',
    `export const Page = () => {\n${'  Page();\n'.repeat(79)}};\n`,
    'host/src/a.tsx:1 Page has 81 lines; 80 is the most',
  ],
  [
    checkLiteralSpreads,
    'an object that is spread into another',
    'host/src/a.ts',
    'export const a = {\n  ...{ b: 1, c: 2 },\n};\n',
    'host/src/a.ts:2 spreads a literal',
  ],
  [
    checkLiteralSpreads,
    'an array that is spread into another',
    'host/src/a.ts',
    "export const a = [\n  ...['b', 'c'],\n];\n",
    'host/src/a.ts:2 spreads a literal',
  ],
  [
    checkLayouts,
    'a copied stack',
    'host/src/a.module.css',
    '@layer area {\n  .a {\n    display: grid;\n    gap: var(--s-2);\n  }\n}\n',
    'host/src/a.module.css:2 writes Stack',
  ],
  [
    checkLayouts,
    'a copied row',
    'host/src/a.module.css',
    '.a {\n  display: flex;\n  flex-wrap: wrap;\n  gap: var(--s-2);\n}\n',
    'host/src/a.module.css:1 writes Row',
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
    const checks = [checkTypes, checkStyle, checkFileSize, checkFunctionSize];
    const problems = await Promise.all(checks.map((check) => check(planted.root)));
    planted.remove();
    expect(problems.flat().filter((it) => it.includes('host/src'))).toEqual([]);
  },
  limit,
);

it('holds decisions to their form, and warns of sentences that are too long', async () => {
  const long = `${'word '.repeat(31)}end.`;
  const form = '**Status.** a\n\n**Context.** b\n\n**Decision.** c\n\n**Consequences.** d\n';
  const planted = plantWorkspace({
    'docs/decisions/0001-sound.md': `# 1. Sound\n\n${form}`,
    'docs/decisions/0002-endless.md': `# 2. Endless\n\n${form}${'word. '.repeat(300)}`,
    'docs/decisions/0003-unfinished.md': form.replace('**Context.**', ''),
    'docs/decisions/0004-over.md': `# 4. Over\n\n${form.replace('** a', '** Superseded by 5')}`,
    'docs/decisions/README.md':
      '- [1. Sound](0001-sound.md)\n- [2. Other](0002-endless.md)\n- [4. Over](0004-over.md)\n',
    'docs/guide.md': `# Guide\n\nShort.\n${long}\n`,
    'host/src/a.ts': `/** ${long} */\nexport const a = 1;\n// Short: ${'word '.repeat(29)}\n`,
  });
  const { problems, warnings } = await checkProse(planted.root);
  planted.remove();
  expect(problems.filter((it) => it.startsWith('docs/decisions/'))).toEqual([
    'docs/decisions/0002-endless.md has 310 words; 300 is the most',
    'docs/decisions/0003-unfinished.md has no **Context.**',
    "docs/decisions/README.md doesn't name docs/decisions/0002-endless.md by its title, struck through if it is superseded",
    "docs/decisions/README.md doesn't name docs/decisions/0003-unfinished.md by its title, struck through if it is superseded",
    "docs/decisions/README.md doesn't name docs/decisions/0004-over.md by its title, struck through if it is superseded",
  ]);
  expect(warnings.filter((it) => /^(docs\/guide|host\/src\/a)/.test(it))).toEqual([
    'docs/guide.md:3 has a sentence of 32 words',
    'host/src/a.ts:1 has a sentence of 32 words',
  ]);
});
