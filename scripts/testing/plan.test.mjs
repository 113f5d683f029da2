import { expect, it } from '@jest/globals';
import { neverTranslated } from './every-change.mjs';
import { narrowed, planOf } from './plan.mjs';

const whole = {
  tests: null,
  journeys: ['cart', 'guards'],
  translated: ['cart'],
  drills: 'data',
  otherDatabase: ['platform/db'],
};

it.each([
  ['everything', { tests: null, journeys: null, drills: true }, [], whole],
  [
    'affected journeys that the run contains',
    { tests: ['a.ts'], journeys: ['cart', 'dev'], drills: false },
    [],
    { tests: ['a.ts'], journeys: ['cart'], translated: ['cart'], drills: null, otherDatabase: [] },
  ],
  [
    'a changed journey, which the run would leave out',
    { tests: [], journeys: ['dev'], drills: false },
    ['dev'],
    { tests: [], journeys: ['dev'], translated: [], drills: null, otherDatabase: [] },
  ],
])('a change narrows a run to %s', (_what, affected, files, plan) => {
  expect(narrowed(whole, files, affected)).toEqual(plan);
});

it('every journey is in the run of everything', () => {
  const [few, all] = [planOf({ all: false }), planOf({ all: true })];
  expect(all.journeys).toEqual(expect.arrayContaining(few.journeys));
  expect(all.journeys.length).toBeGreaterThan(60);
  expect(all.translated).toEqual(expect.arrayContaining(few.translated));
  expect(all.translated.length).toBeGreaterThan(60);
  expect(all.journeys).toEqual(
    expect.arrayContaining(neverTranslated.map((it) => `e2e/journeys/${it}.spec.ts`)),
  );
});
