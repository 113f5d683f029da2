import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { AreaId, Registry } from 'shared-kit/contract/areas';
import { type FailureReport, failureReport } from 'shared-kit/contract/failures';
import { ApiError } from 'shared-kit/shell';
import { consentStore } from '../consent/consent-store.ts';
import { AreaFailure } from '../federation/area-failure.ts';
import { marketNetwork, openMarket } from '../testing/open-market.tsx';
import { wholeRegistry } from '../testing/test-areas.tsx';
import { reportFailure } from './report-failure.ts';
import { pageBroke } from './traced-reports.ts';

let network: ReturnType<typeof marketNetwork>;
let sent: jest.SpiedFunction<typeof fetch>;
beforeEach(() => {
  network = marketNetwork();
  sent = jest.spyOn(globalThis, 'fetch');
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
  network.restore();
  sessionStorage.clear();
});

const reports = () =>
  sent.mock.calls
    .filter(([address]) => address === '/api/failures')
    .map(([, init]) => failureReport.parse(JSON.parse(String(init?.body))));
const failure: FailureReport = {
  page: '/shop',
  code: 'page.threw',
  area: null,
  version: null,
  frames: [],
  components: [],
};
const failing = (area: AreaId, error: Error) => new Map([[area, () => Promise.reject(error)]]);

it('reports an area that did not load, with or without consent', async () => {
  consentStore.setState({ choice: 'refused' });
  const registry: Registry = wholeRegistry;
  await openMarket('/shop', { registry, hindrances: failing('shop', new TypeError('x is undefined')) });
  await screen.findByText('area.threw (shop)');
  const version = registry.areas.find(({ id }) => id === 'shop')?.version;
  expect(reports()).toEqual([
    { code: 'area.threw', area: 'shop', version, page: '/shop', frames: [], components: [] },
  ]);
});

it('does not report an unknown address', async () => {
  await openMarket('/no-such-page');
  await screen.findByRole('heading', { level: 1 });
  expect(reports()).toEqual([]);
});

const missingChunk = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
it.each<[string, unknown, string[]]>([
  ['a page that throws', new TypeError('x is undefined'), ['page.threw']],
  ['a file that is gone', missingChunk, ['area.chunk-missing']],
  ['an area, which was told of when it failed', new AreaFailure('shop', 'area.threw'), []],
  ['a refusal of the server, which knows', new ApiError('internal', 500), []],
])('tells of %s', (_what, error, codes) => {
  sent.mockResolvedValue(new Response('{}'));
  pageBroke(error);
  expect(reports().map(({ code }) => code)).toEqual(codes);
});

it('lives through a reload, and minds no answer', async () => {
  sent.mockRejectedValue(new TypeError('offline'));
  await act(async () => reportFailure(failure));
  expect(reports()).toMatchObject([{ page: '/shop' }]);
  expect(sent.mock.lastCall?.[1]).toMatchObject({ method: 'POST', keepalive: true });
});

it('sends ten of a page that fails over and over', () => {
  sent.mockResolvedValue(new Response('{}'));
  for (let count = 0; count < 30; count += 1) reportFailure(failure);
  expect(reports().length).toBeLessThanOrEqual(10);
});
