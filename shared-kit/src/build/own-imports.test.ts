import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { rspack } from '@rspack/core';
import { OwnImports, refuseUnnamed } from './own-imports.ts';

describe('what an area imports', () => {
  const root = join(mkdtempSync(join(tmpdir(), 'own-imports-')), 'mf-loom');
  const at = (path: string) => join(root, path);
  const write = (path: string, content: string) => {
    mkdirSync(join(at(path), '..'), { recursive: true });
    writeFileSync(at(path), content);
  };
  write('package.json', JSON.stringify({ dependencies: { react: '1.0.0', named: '1.0.0' } }));
  afterAll(() => rmSync(join(root, '..'), { recursive: true }));
  const page = at('src/pages/page.tsx');

  it.each([
    ['its own files', at('src/text.ts'), page],
    ['a library that it names', '/x/node_modules/.pnpm/named@1/node_modules/named/index.js', page],
    ['the kit', '/x/shared-kit/src/ui/index.ts', page],
    ['the packed kit', at('node_modules/shared-kit/dist/ui/index.js'), page],
    ['what the kit imports itself', at('node_modules/i18next/index.js'), '/x/shared-kit/src/shell/i18n.ts'],
  ])('may be %s', (_what, file, from) => {
    expect(() => refuseUnnamed([{ file, from }], root)).not.toThrow();
  });

  it.each([
    ['/x/shared-kit/src/shell/host.ts', 'an entry of the kit that only the host may'],
    [at('node_modules/shared-kit/dist/shell/i18n-host.js'), 'an entry of the kit that only the host may'],
    [at('node_modules/i18next/index.js'), "i18next, which the area's package.json doesn't name"],
    [at('node_modules/@base-ui/react/index.js'), '@base-ui/react, which'],
  ])('may not be %s', (file, sentence) => {
    expect(() => refuseUnnamed([{ file, from: page }], root)).toThrow(
      `mf-loom/src/pages/page.tsx imports ${sentence}`,
    );
  });

  it('fails the build, also where the builder joins both into one module', async () => {
    write('src/area.ts', "import { lost } from 'lost';\nexport default lost;");
    write('node_modules/lost/package.json', JSON.stringify({ name: 'lost', type: 'module' }));
    write('node_modules/lost/index.js', 'export const lost = 1;');
    const { promise, resolve } = Promise.withResolvers<string>();
    const entry = { area: at('src/area.ts') };
    const output = { path: at('dist') };
    rspack(
      { context: root, mode: 'production', entry, output, plugins: [new OwnImports(root)] },
      (error, stats) => resolve(String(error ?? stats?.toString({ all: false, errors: true }))),
    );
    expect(await promise).toContain('mf-loom/src/area.ts imports lost, which');
  });
});
