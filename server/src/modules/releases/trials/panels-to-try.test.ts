import { expect, it } from '@jest/globals';
import type { AreaId } from 'shared-kit/contract/areas';
import { type SlotName, slots } from 'shared-kit/contract/slots';
import type { BuiltArea } from '../built-area.ts';
import { panelsToTry } from './panels-to-try.ts';

const filled = (name: string) => ({ name, order: 10, height: 120, scripts: [], styles: [] });
const sample = { ask: '/api/looms', list: 'looms', field: 'id' };
/** An area with the page on which a slot stands, and one more. */
const withPageOf = (id: AreaId, slot: SlotName): Pick<BuiltArea, 'id' | 'routes' | 'pages'> => {
  const page = { scripts: [], styles: [], shared: [], sample };
  const words = { title: { en: 'Looms', tr: 'Tezgâhlar' }, description: { en: 'Looms', tr: 'Tezgâhlar' } };
  return {
    id,
    routes: [{ name: 'looms', path: slots[slot].pattern, layout: 'default', ...words }],
    pages: [
      { ...page, route: 'looms', pattern: `${slots[slot].pattern}/more` },
      { ...page, route: 'looms', pattern: slots[slot].pattern },
    ],
  };
};

const all = Object.keys(slots) as SlotName[];
const pageOf = (slot: SlotName) => ({
  route: 'looms',
  path: slots[slot].pattern,
  access: [],
  pattern: slots[slot].pattern,
  sample,
});

it.each(all)('a panel in %s is tried on the live page of its owner', (slot) => {
  const { owner } = slots[slot];
  const release = { ...withPageOf('logistics', slot), slots: [filled(slot)] };
  const live = [withPageOf('marketing', slot), withPageOf(owner, slot)];
  expect(panelsToTry(release, live)).toEqual([{ slot, page: pageOf(slot) }]);
  expect(panelsToTry(release, [])).toEqual([]);
  expect(panelsToTry({ ...release, slots: [] }, live)).toEqual([]);
});

it.each(all)('the owner of %s has its own panel tried on the page of the same release', (slot) => {
  const release = { ...withPageOf(slots[slot].owner, slot), slots: [filled(slot)] };
  const withoutPage = { ...release, pages: [] };
  expect(panelsToTry(release, [withoutPage])).toEqual([{ slot, page: pageOf(slot) }]);
});

it('a slot of an older market has no page', () => {
  expect(panelsToTry({ ...withPageOf('bank', 'overview'), slots: [filled('quote.above')] }, [])).toEqual([]);
});
