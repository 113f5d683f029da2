import { expect, it, jest } from '@jest/globals';
import type { AreaRelease, LivePointer } from '../modules/releases/index.ts';
import type { BuiltHost } from './built-host.ts';
import { type LiveBuild, liveBuilds } from './live-build.ts';

const pointer = (version: string): LivePointer => ({
  live: { id: 'shop', version } as AreaRelease,
  canary: null,
});
const host = async () => ({ version: 'host1' }) as BuiltHost;
const stranger = { bucket: null, preview: null };

it.each([
  ['once it is prepared', async (done: () => void) => done()],
  ['after a moment, if that takes too long', () => jest.advanceTimersByTimeAsync(400)],
])('shows a new release %s', async (_when, pass) => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  let live = '1';
  const ready = Promise.withResolvers<void>();
  const prepare = jest.fn((_builds: readonly LiveBuild[]) => ready.promise);
  const builds = liveBuilds(async () => [pointer(live)], host, prepare);
  const shown = async () => (await builds.of(stranger)).areas.map(({ version }) => version);
  expect(await shown()).toEqual(['1']);
  live = '2';
  now.mockReturnValue(1000);
  expect([await shown(), await shown()]).toEqual([['1'], ['1']]);
  expect(prepare).toHaveBeenCalledTimes(1);
  expect(prepare.mock.calls[0]?.[0].map(({ areas }) => areas[0]?.version)).toEqual(['2', '2']);
  await pass(ready.resolve);
  await jest.advanceTimersByTimeAsync(0);
  expect(await shown()).toEqual(['2']);
  now.mockRestore();
  jest.useRealTimers();
});

it.each([
  ['stands for its area', 'shop', ['quotes@1', 'shop@2']],
  ['joins the areas if it is the first of its own', 'logistics', ['logistics@2', 'quotes@1', 'shop@1']],
])('a preview %s', async (_what, id, expected) => {
  const pointers = ['quotes', 'shop'].map(
    (it): LivePointer => ({
      live: { id: it, version: '1' } as AreaRelease,
      canary: null,
    }),
  );
  const builds = liveBuilds(async () => pointers, host);
  const preview = { id, version: '2' } as AreaRelease;
  const shown = await builds.of({ bucket: null, preview });
  expect(shown.areas.map((it) => `${it.id}@${it.version}`)).toEqual(expected);
  expect((await builds.of(stranger)).areas.map(({ version }) => version)).toEqual(['1', '1']);
});
