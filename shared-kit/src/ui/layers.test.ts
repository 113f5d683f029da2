import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const modules = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.module.css') && !path.startsWith('gallery/'),
);

it.each(['index.ts', 'overlay.ts'])(
  '%s puts the order of layers before any rule, and no bundler drops it',
  (door) => {
    const [firstImport] = /^(import|export) .*$/m.exec(read(door)) ?? [];
    expect(firstImport).toBe("import './layers.css';");
    expect(JSON.parse(read('../../package.json')).sideEffects).toContain(`./src/ui/${door}`);
  },
);

it('knows the four layers in their order', () => {
  expect(read('layers.css')).toContain('@layer reset, tokens, kit, area;');
});

it.each(modules)('%s writes in the layer of the kit alone', (path) => {
  const topLevel = read(path)
    .split('\n')
    .filter((line) => /^[^\s}/]/.test(line));
  expect(topLevel).toEqual(['@layer kit {']);
});

it('keeps the headless library out of the door that is always open', () => {
  const light = [...read('index.ts').matchAll(/from '(\.\/[^']+)'/g)].map(([, path = '']) => path);
  expect(light.filter((path) => read(path).includes('@base-ui/'))).toEqual([]);
});
