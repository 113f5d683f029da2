import { describe, expect, it } from '@jest/globals';
import { classifyFailure, mayHealByReload } from './failure.ts';

const named = (name: string, message: string, more: object = {}) =>
  Object.assign(new Error(message), { name, ...more });

describe('classifyFailure', () => {
  it.each([
    [
      'a missing script chunk',
      named('ChunkLoadError', 'Loading chunk 632 failed.', { request: '/r/shop/1/632.js' }),
      'area.chunk-missing',
    ],
    [
      'a missing style sheet',
      named('ChunkLoadError', 'Loading css chunk 632 failed.', { request: '/r/shop/1/632.css' }),
      'area.style-missing',
    ],
    [
      'an unreachable manifest',
      new Error('[ Federation Runtime ]: Failed to get manifest. #RUNTIME-003'),
      'area.unreachable',
    ],
    ['a refused manifest', new Error('#RUNTIME-013'), 'area.malformed'],
    [
      'an entry that is gone',
      new Error('Failed to load script resources. #RUNTIME-008 ScriptNetworkError'),
      'area.entry-missing',
    ],
    ['an entry that is HTML', new Error('#RUNTIME-008 ScriptExecutionError'), 'area.entry-broken'],
    [
      'an entry without its container',
      new Error('Failed to get remoteEntry exports. #RUNTIME-001'),
      'area.entry-broken',
    ],
    [
      'a page that is not exposed',
      new Error('Module "./area" does not exist in container.'),
      'area.page-missing',
    ],
    ['a host without a shared module', new Error('#RUNTIME-012'), 'area.shared-module-missing'],
    ['an area that nobody registered', new Error('#RUNTIME-004'), 'area.unknown'],
    ['code that throws', new TypeError('x is undefined'), 'area.threw'],
    ['nothing at all', undefined, 'area.threw'],
  ])('tells %s', (_what, error, code) => {
    expect(classifyFailure(error)).toBe(code);
  });
});

it.each([
  ['area.chunk-missing', true],
  ['area.entry-missing', true],
  ['area.contract-unsupported', false],
  ['area.threw', false],
] as const)('a reload may heal %s: %s', (code, expected) => {
  expect(mayHealByReload(code)).toBe(expected);
});
