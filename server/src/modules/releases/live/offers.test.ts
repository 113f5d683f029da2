import { describe, expect, it } from '@jest/globals';
import { areaContract } from 'shared-kit/contract/areas';
import type { ReleaseTrialState } from 'shared-kit/contract/releases';
import { offerOf, wayBack } from './offers.ts';

const release = {
  contract: areaContract,
  uses: {},
  asks: [] as string[],
  isGone: false,
  state: 'tried' as ReleaseTrialState,
};
const facts = { running: ['live'], lives: ['live', 'before', 'first'], hosts: [] };
const next = { contract: areaContract + 2, offers: null };

describe('what giving a release to everybody would be', () => {
  it.each([
    ['one that was never given', { version: 'new' }, {}, 'release'],
    ['one that was live before', { version: 'before' }, {}, 'rollback'],
    ['one that was only a canary', { version: 'tried-out' }, {}, 'release'],
    ['the live one', { version: 'live' }, {}, null],
    ['the canary, though it was live before', { version: 'before' }, { running: ['live', 'before'] }, null],
    ['one whose files are gone', { version: 'before', isGone: true }, {}, null],
    ['one of another contract', { version: 'before', contract: areaContract + 1 }, {}, null],
    ['one that a running host can’t show', { version: 'before' }, { hosts: [next] }, null],
  ])('%s', (_what, its, now, offer) => {
    expect(offerOf({ ...release, ...its }, { ...facts, ...now })).toBe(offer);
  });
});

describe('the way back', () => {
  const kept = ['live', 'before', 'first', 'new'].map((version) => ({ ...release, version }));
  const but = (version: string, change: object) =>
    kept.map((it) => (it.version === version ? { ...it, ...change } : it));
  it.each([
    ['is what was live before', kept, {}, 'before'],
    ['is never the canary', kept, { running: ['live', 'before'] }, 'first'],
    ['passes by what is gone', but('before', { isGone: true }), {}, 'first'],
    ['passes by what was refused', but('before', { state: 'refused' }), {}, 'first'],
    ['passes by what no host can show', but('before', { contract: 1 }), {}, 'first'],
    ['is nowhere, if nothing was live before', kept, { lives: ['live'] }, null],
    ['is nowhere, if nothing was ever live', kept, { running: [], lives: [] }, null],
  ])('%s', (_what, releases, now, version) => {
    expect(wayBack(releases, { ...facts, ...now })).toBe(version);
  });
});
