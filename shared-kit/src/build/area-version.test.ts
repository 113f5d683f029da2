import { expect, it } from '@jest/globals';
import { areaVersion, versionByContent } from './area-version.ts';

const described = { id: 'shop', pages: [{ route: 'shop' }], integrity: { 'b.js': 'sha256-x' } };
const files = (more: Readonly<Record<string, string>> = {}) =>
  new Map(
    Object.entries({ 'b.js': 'run()', 'a.css': 'a{}', ...more }).map(([name, it]) => [name, Buffer.from(it)]),
  );

// Made by `sha256sum`: builds of older kits have such versions too.
const version = '0.1.0-3e64aae10ab8';

it('is made of the description and of all files, in any order', () => {
  expect(areaVersion('0.1.0', described, files())).toBe(version);
});

it('does not count what is beside the files', () => {
  const beside = files({ 'area.json': '{}', 'b.js.br': 'x', 'b.js.gz': 'x', 'b.js.map.zst': 'x' });
  expect(areaVersion('0.1.0', described, beside)).toBe(version);
});

it.each<[string, object, ReturnType<typeof files>]>([
  ['a changed file', described, files({ 'b.js': 'steal()' })],
  ['a file more', described, files({ 'c.png': 'x' })],
  ['other pages', { ...described, pages: [] }, files()],
  ['a field more', { ...described, menu: [] }, files()],
])('is another one with %s', (_what, its, holding) => {
  expect(areaVersion('0.1.0', its, holding)).not.toBe(version);
});

it.each([
  ['its own version', version, version],
  ['another version of the package', '2.0-rc.1-3e64aae10ab8', '2.0-rc.1-3e64aae10ab8'],
  ['that of other content', '0.1.0-000000000000', version],
  ['no hash', '0.1.0', version],
])('is found again in a build that names %s', (_what, named, byContent) => {
  const areaJson = JSON.stringify({ ...described, version: named }, null, 1);
  expect(versionByContent(files({ 'area.json': areaJson }))).toBe(byContent);
});
