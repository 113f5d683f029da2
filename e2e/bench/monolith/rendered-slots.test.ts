import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { type SlotName, slots } from 'shared-kit/contract/slots';

const root = join(import.meta.dirname, '../../..');

type Page = Readonly<{ pattern: string; load: () => unknown }>;

/** A page's module with all that it imports of its own area. */
function filesOf(entry: string, known = new Set<string>()): Set<string> {
  if (known.has(entry)) return known;
  known.add(entry);
  for (const [, path = ''] of readFileSync(entry, 'utf8').matchAll(/['"](\.{1,2}\/[^'"]+\.tsx?)['"]/g))
    filesOf(join(dirname(entry), path), known);
  return known;
}

it.each(Object.keys(slots) as SlotName[])('%s stands once on the page of its pattern', async (slot) => {
  const { owner, pattern } = slots[slot];
  const { default: area }: { default: { pages: readonly Page[] } } = await import(
    `../../../mf-${owner}/src/area.ts`
  );
  const page = area.pages.find((it) => it.pattern === pattern);
  const [, entry] = /['"](\.\/pages\/[^'"]+)['"]/.exec(String(page?.load)) ?? [];
  expect(entry).toBeDefined();
  const offered = [...filesOf(join(root, `mf-${owner}/src`, entry ?? ''))].flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/<Slot\s+name="([^"]+)"/g), ([, name]) => name),
  );
  expect(offered.filter((it) => it === slot)).toEqual([slot]);
  expect(offered.filter((it) => !Object.hasOwn(slots, it ?? ''))).toEqual([]);
});
