import { expect, it } from '@jest/globals';
import { forEachLocale } from './locale.ts';
import { sayFrom } from './say.ts';

const say = sayFrom(
  forEachLocale(() => ({
    hello: 'Hello {{name}}, from {{company}}',
    loom_one: '{{count}} loom',
    loom_other: '{{count}} looms',
  })),
);

it.each([
  ['fills every place', say('en', 'hello', { name: 'Deniz', company: 'Kartal' }), 'Hello Deniz, from Kartal'],
  ['keeps a place without a value', say('en', 'hello', { name: 'Deniz' }), 'Hello Deniz, from {{company}}'],
  [
    "leaves braces in somebody's words alone",
    say('en', 'hello', { name: '{{company}}', company: 'K' }),
    'Hello {{company}}, from K',
  ],
  ['one', say('en', 'loom', { count: 1 }), '1 loom'],
  ['several', say('en', 'loom', { count: 1.5 }), '1.5 looms'],
])('%s', (_what, said, text) => {
  expect(said).toBe(text);
});
