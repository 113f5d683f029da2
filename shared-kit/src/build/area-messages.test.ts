import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { areaMessages } from './area-messages.ts';

const root = mkdtempSync(join(tmpdir(), 'area-messages-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Writes a message file of the area; returns its path. */
function written(name: string, messages: Record<string, string>): string {
  const path = join(root, 'src', name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(messages));
  return path;
}

it("merges an area's message files of one language, those of single pages too", () => {
  const sources = [
    written('messages/en.json', { 'home.title': 'Home' }),
    written('messages/tr.json', { 'home.title': 'Ana sayfa' }),
    written('pages/contact/messages/en.json', { 'contact.title': 'Contact' }),
    join(root, 'src/area.ts'),
  ];
  expect(areaMessages(sources, root, 'en')).toEqual({ 'home.title': 'Home', 'contact.title': 'Contact' });
  expect(areaMessages(sources, root, 'tr')).toEqual({ 'home.title': 'Ana sayfa' });
});

it("keeps the kit's words apart from those of the area", () => {
  const kit = join(import.meta.dirname, '../financing/messages/en.json');
  const own = written('messages/en.json', { 'schedule.label': 'Our own' });
  const messages = areaMessages([kit, own], root, 'en');
  expect(messages['schedule.label']).toBe('Our own');
  expect(messages['financing/schedule.label']).toEqual(expect.any(String));
});

it('refuses two files of an area with the same key', () => {
  const sources = ['messages/en.json', 'pages/cart/messages/en.json'].map((it) => written(it, { title: it }));
  expect(() => areaMessages(sources, root, 'en')).toThrow(
    'pages/cart/messages/en.json repeats the key title',
  );
});
