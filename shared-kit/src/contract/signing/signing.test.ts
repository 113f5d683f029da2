import { describe, expect, it } from '@jest/globals';
import { namesOf } from '../tables/index.ts';
import { isBinding, type SigningPower, signingAllows, signingStates, signingTransitions } from './index.ts';

const person = (
  signs: SigningPower['signs'],
  group: string | null = null,
  withGroup: string | null = null,
): SigningPower => ({ signs, group, withGroup });

describe('a company is bound', () => {
  it.each<[string, readonly SigningPower[], boolean]>([
    ['by nobody', [], false],
    ['by one who signs alone', [person('alone')], true],
    ['by one who signs jointly', [person('jointly')], false],
    ['by two who sign jointly', [person('jointly'), person('jointly')], true],
    ['by one jointly beside one alone', [person('jointly', 'B', 'A'), person('alone', 'C')], true],
    ['by A with B, as both must', [person('jointly', 'A', 'B'), person('jointly', 'B', 'A')], true],
    ['by two of B, where B needs A', [person('jointly', 'B', 'A'), person('jointly', 'B', 'A')], false],
    ['by B with A, where A may with anybody', [person('jointly', 'B', 'A'), person('jointly', 'A')], true],
    ['by B with nobody’s group', [person('jointly', 'B', 'A'), person('jointly')], false],
    [
      'by the first and third of three',
      [person('jointly', 'B', 'A'), person('jointly', 'B', 'A'), person('jointly', 'A', 'B')],
      true,
    ],
  ])('%s', (_whom, people, bound) => {
    expect(isBinding(people)).toBe(bound);
  });
});

describe('the life of a signing', () => {
  it('reaches every state but the first, and goes nowhere from its end', () => {
    const reached = new Set<string>(
      Object.values(signingTransitions).flatMap(({ from, to }) =>
        (from as readonly string[]).includes(to) ? [] : [to],
      ),
    );
    expect(signingStates.filter((state) => !reached.has(state))).toEqual(['open']);
    for (const name of namesOf(signingTransitions)) {
      expect(signingAllows(name, 'ended')).toBe(false);
    }
  });

  it('is in force only after the market signed', () => {
    const before = Object.values(signingTransitions).filter(({ to }) => to === 'in_force');
    expect(before.flatMap(({ from }) => [...from])).toEqual(['sealing']);
    expect(signingTransitions['counter-sign']).toMatchObject({ to: 'sealing', by: 'staff' });
  });
});
