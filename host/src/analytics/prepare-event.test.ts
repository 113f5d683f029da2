import { expect, it } from '@jest/globals';
import { prepareEvent } from './prepare-event.ts';

it.each([
  ['short', 'Save', 'Save'],
  ['as long as it may be', 'x'.repeat(1024), 'x'.repeat(1024)],
  ['longer', 'x'.repeat(1025), 'x'.repeat(1024)],
])('element text: %s', (_what, text, told) => {
  const { properties } = prepareEvent({
    properties: { $el_text: text, $elements: [{ tag_name: 'button', $el_text: text }], other: text },
  });
  expect(properties).toEqual({
    $el_text: told,
    $elements: [{ tag_name: 'button', $el_text: told }],
    other: text,
  });
});

it('contains no token, not even outside the properties', () => {
  const event = {
    event: '$identify',
    properties: { $current_url: '/login/abc' },
    $set: { at: '/login/abc' },
  };
  expect(prepareEvent(event)).toEqual({
    event: '$identify',
    properties: { $current_url: '/login/{token}' },
    $set: { at: '/login/{token}' },
  });
});
