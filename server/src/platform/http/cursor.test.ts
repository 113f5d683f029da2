import { expect, it } from '@jest/globals';
import { timeCursor } from './cursor.ts';

const position = { at: new Date('2026-06-01T10:00:00.123Z'), id: '0197a3b0-0000-7000-8000-000000000001' };
const encode = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');

it('reads what it wrote', () => {
  expect(timeCursor.read(timeCursor.write(position))).toEqual(position);
});

it.each<[string, string]>([
  ['nothing', ''],
  ['no JSON', 'nonsense'],
  ['no time', encode({ ...position, at: 'yesterday' })],
  ['an impossible time', encode({ ...position, at: '2026-13-01T10:00:00.123Z' })],
  ['no id', encode({ ...position, id: "'; drop table company" })],
])('refuses %s', (_what, text) => {
  expect(() => timeCursor.read(text)).toThrow(expect.objectContaining({ code: 'cursor.invalid' }));
});
