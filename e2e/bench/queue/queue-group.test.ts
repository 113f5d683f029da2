import { expect, it } from '@jest/globals';
import { reportQueue } from './queue-group.ts';

const times = (slowest: number) => [...Array.from({ length: 18 }, () => 5), slowest, slowest];

it.each([
  ['within the budget', 50, [true]],
  ['over it', 50.1, [false]],
])('judges answers %s', (_case, slowest, met) => {
  const { verdicts } = reportQueue({ milliseconds: times(slowest), wrong: [] });
  expect(verdicts.map((it) => it.met)).toEqual(met);
});

it('fails for wrong answers', () => {
  expect(reportQueue({ milliseconds: times(5), wrong: ['?part=open'] }).failures).toEqual([
    'Wrong answer for the queue: /api/bank/quotes?part=open',
  ]);
});
