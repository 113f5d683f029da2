import { expect, it } from '@jest/globals';
import { RageClicks } from './rage-clicks.ts';

type Click = [x: number, y: number, at: number];

it.each<[string, Click[], boolean[]]>([
  [
    'two',
    [
      [0, 0, 0],
      [0, 0, 1],
    ],
    [false, false],
  ],
  [
    'three in place',
    [
      [0, 0, 0],
      [0, 0, 200],
      [0, 0, 400],
    ],
    [false, false, true],
  ],
  [
    'three just in time',
    [
      [0, 0, 0],
      [0, 0, 500],
      [0, 0, 999],
    ],
    [false, false, true],
  ],
  [
    'three a second apart in all',
    [
      [0, 0, 0],
      [0, 0, 500],
      [0, 0, 1000],
    ],
    [false, false, false],
  ],
  [
    'a way just short enough',
    [
      [0, 0, 0],
      [15, 0, 1],
      [15, 14.9, 2],
    ],
    [false, false, true],
  ],
  [
    'a way of 30 px in all',
    [
      [0, 0, 0],
      [15, 0, 1],
      [15, 15, 2],
    ],
    [false, false, false],
  ],
  [
    'there and back',
    [
      [0, 0, 0],
      [20, 0, 1],
      [0, 0, 2],
    ],
    [false, false, false],
  ],
  [
    'a late start',
    [
      [0, 0, 0],
      [0, 0, 900],
      [0, 0, 1100],
      [0, 0, 1200],
    ],
    [false, false, false, true],
  ],
  [
    'one run is told once',
    [
      [0, 0, 0],
      [0, 0, 1],
      [0, 0, 2],
      [0, 0, 3],
      [0, 0, 4],
    ],
    [false, false, true, false, false],
  ],
  [
    'the next run is told again',
    [
      [0, 0, 0],
      [0, 0, 1],
      [0, 0, 2],
      [0, 0, 5000],
      [0, 0, 5001],
      [0, 0, 5002],
    ],
    [false, false, true, false, false, true],
  ],
])('%s', (_what, run, told) => {
  const rage = new RageClicks();
  expect(run.map((click) => rage.isRageClick(...click))).toEqual(told);
});
