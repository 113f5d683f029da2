import { afterEach, expect, it } from '@jest/globals';
import { createInstance } from '@module-federation/runtime';
import type { FailureCode } from './failure.ts';
import { classifyFailure, noteContainerFailure } from './failure.ts';

/** Failures as the installed runtime itself throws them: an upgrade that tells one differently fails here. */
type Runtime = ReturnType<typeof createInstance>;
type Container = Readonly<{ init?: () => unknown; get?: () => unknown }>;
const entry = 'http://localhost/r/loom/1/remoteEntry.js';
const module = { default: 'the area' };

let name = 0;
/** A host with one area. `container` stands for its entry; without it the runtime loads a script, which ends as told. */
function runtimeWith(
  container: Container | null,
  ends: (script: HTMLScriptElement) => void = () => {},
): Runtime {
  name += 1;
  return createInstance({
    name: `host${name}`,
    remotes: [{ name: `loom${name}`, entry, type: 'global' }],
    plugins: [
      {
        name: 'test',
        ...(container && { loadEntry: async () => container as never }),
        createScript: () => {
          const script = document.createElement('script');
          setTimeout(() => ends(script));
          return script;
        },
        afterGetExpose: ({ error }: { error?: unknown }) => noteContainerFailure(error),
      },
    ],
  });
}
const failureOf = (runtime: Runtime, area = `loom${name}/area`) =>
  runtime.loadRemote(area).then(
    () => 'loaded',
    (error: unknown) => classifyFailure(error),
  );
const container = (get: () => unknown, init: () => unknown = () => {}): Container => ({ init, get });

afterEach(() => {
  document.head.replaceChildren();
});

it.each<[string, FailureCode | 'loaded', Container]>([
  ['a whole container', 'loaded', container(async () => () => module)],
  ['a container without its start', 'area.entry-broken', { get: async () => () => module }],
  [
    'a container that fails to start',
    'area.entry-broken',
    container(
      () => module,
      () => {
        throw new Error('no warp');
      },
    ),
  ],
  ['a container without the area', 'area.page-missing', container(() => undefined)],
  [
    'a container that refuses the area in words of its own',
    'area.page-missing',
    container(() => Promise.reject(new Error('No such shed.'))),
  ],
  [
    'a chunk of the area that is gone',
    'area.chunk-missing',
    container(() =>
      Promise.reject(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })),
    ),
  ],
  [
    'code of the area that throws',
    'area.threw',
    container(async () => () => {
      throw new TypeError('x is undefined');
    }),
  ],
])('%s: %s', async (_what, expected, it) => {
  expect(await failureOf(runtimeWith(it))).toBe(expected);
});

it('an area that nobody registered', async () => {
  expect(await failureOf(runtimeWith(container(() => module)), 'nobody/area')).toBe('area.unknown');
});

it.each<[string, FailureCode, (script: HTMLScriptElement) => void]>([
  ['is gone', 'area.entry-missing', (script) => script.onerror?.(new Event('error'))],
  ['ran and left no container', 'area.entry-broken', (script) => script.onload?.(new Event('load'))],
  [
    'threw when it ran',
    'area.entry-broken',
    (script) => {
      window.dispatchEvent(new ErrorEvent('error', { filename: entry, message: 'Unexpected token <' }));
      script.onload?.(new Event('load'));
    },
  ],
])('an entry that %s: %s', async (_what, expected, ends) => {
  expect(await failureOf(runtimeWith(null, ends))).toBe(expected);
});
