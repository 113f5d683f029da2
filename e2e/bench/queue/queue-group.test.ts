import { expect, it } from '@jest/globals';
import { reportComparisonAndQueues } from './queue-group.ts';

const of = (slowest: number, wrong: string[] = []) => ({
  milliseconds: [...Array.from({ length: 18 }, () => 5), slowest, slowest],
  wrong,
});

it('judges each by its own answers', () => {
  const { verdicts } = reportComparisonAndQueues({
    buyer: of(50.1),
    bank: of(50),
    maker: of(100),
    own: of(50.1),
    staff: of(50),
  });
  expect(verdicts.map(({ met }) => met)).toEqual([false, true, true, false, true]);
});

it('fails for wrong answers', () => {
  expect(
    reportComparisonAndQueues({
      buyer: of(5, ['status 500']),
      bank: of(5, ['?part=open']),
      maker: of(5),
      own: of(5),
      staff: of(5),
    }).failures,
  ).toEqual([
    "Wrong answer for a buyer's comparison of 8 offers over 120 months: status 500",
    "Wrong answer for a bank's queue of 10,000 requests: ?part=open",
  ]);
});
