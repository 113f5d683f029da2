import { describe, expect, it } from '@jest/globals';
import * as federation from '@module-federation/error-codes';
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
    [
      'a shared module that was missing when the entry started',
      new Error('#RUNTIME-015 Original Error Message:\n Error: no getter #RUNTIME-012'),
      'area.shared-module-missing',
    ],
    ['code that throws', new TypeError('x is undefined'), 'area.threw'],
    ['nothing at all', undefined, 'area.threw'],
  ])('tells %s', (_what, error, code) => {
    expect(classifyFailure(error)).toBe(code);
  });
});

it('knows every code of the runtime but those of our own faults', () => {
  const codes = Object.values(federation).filter((it) => /^RUNTIME-/.test(String(it)));
  expect(codes.length).toBeGreaterThan(14);
  const unknown = codes.filter((code) => classifyFailure(new Error(`#${String(code)}`)) === 'area.threw');
  // It is used before its start, or named twice.
  expect(unknown.toSorted()).toEqual([federation.RUNTIME_009, federation.RUNTIME_010]);
});

it.each([
  ['area.chunk-missing', true],
  ['area.entry-missing', true],
  ['area.contract-unsupported', false],
  ['area.threw', false],
] as const)('a reload may heal %s: %s', (code, expected) => {
  expect(mayHealByReload(code)).toBe(expected);
});
