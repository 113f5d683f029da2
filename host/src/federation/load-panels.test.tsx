import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Area } from 'shared-kit/area';
import { areaContract } from 'shared-kit/contract/areas';
import { setPageData } from 'shared-kit/shell/host';
import { type FakeNetwork, fakeNetwork, testConfig } from 'shared-kit/testing';
import { wholeRegistry } from '../testing/test-areas.tsx';
import { panelsOf } from './load-panels.ts';
import type { AreaSource } from './remote-areas.ts';

const Loans = () => null;
const bank = (load: () => Promise<unknown>): Area =>
  ({ slots: { 'quote.aside': { load, order: 1, height: 1 } } }) as unknown as Area;

let network: FakeNetwork;
let reports: unknown[];
beforeEach(() => {
  reports = [];
  setPageData({ registry: wholeRegistry, config: testConfig });
  network = fakeNetwork({
    '/api/ready': () => ({ body: {} }),
    '/api/failures': (_url, body) => {
      reports.push(body);
      return { body: {} };
    },
  });
});
afterEach(() => network.restore());

function panels(load: AreaSource['load'], contract = areaContract) {
  const registered: AreaSource['registered'] = (id) => {
    const area = wholeRegistry.areas.find((it) => it.id === id);
    return area && { ...area, contract };
  };
  return panelsOf({ registered, load } as AreaSource);
}
const reported = async (count: number) => {
  for (let i = 0; i < 50 && reports.length < count; i += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  return reports;
};

describe('a panel', () => {
  it('is what its area declares for the slot', async () => {
    const source = panels(async () => bank(async () => ({ default: Loans })));
    expect(await source.load('bank', 'quote.aside')).toBe(Loans);
    expect(await reported(1)).toEqual([]);
  });

  it('comes at the second try after a file was lost', async () => {
    const load = jest.fn<() => Promise<unknown>>(async () => ({ default: Loans }));
    const lost = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
    load.mockRejectedValueOnce(lost);
    expect(await panels(async () => bank(load)).load('bank', 'quote.aside')).toBe(Loans);
  });

  it.each<[string, string, AreaSource['load'], number]>([
    [
      'throws while it loads',
      'area.threw',
      () => Promise.reject(new TypeError('x is undefined')),
      areaContract,
    ],
    ['isn’t in the release', 'area.page-missing', async () => ({}) as Area, areaContract],
    [
      'is of a contract that the host doesn’t speak',
      'area.contract-unsupported',
      async () => bank(async () => ({})),
      1,
    ],
  ])('that %s is told as %s of its area', async (_what, code, load, contract) => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await expect(panels(load, contract).load('bank', 'quote.aside')).rejects.toThrow();
    expect(await reported(1)).toMatchObject([{ code, area: 'bank', version: '1' }]);
    warned.mockRestore();
  });

  it('that throws on show is told as its area’s, wherever the innermost frame is', async () => {
    panels(async () => bank(async () => ({}))).broke('bank', new TypeError('x is undefined'), null);
    expect(await reported(1)).toMatchObject([{ code: 'panel.threw', area: 'bank', version: '1' }]);
  });
});
