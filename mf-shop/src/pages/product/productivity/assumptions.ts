import { browserStore } from '../../../browser-store/browser-store.ts';

/** How the buyer runs the machine, as typed; the margin is per kg or m in the display currency. */
export type Assumptions = Readonly<
  Record<'hours' | 'efficiency' | 'picks' | 'count' | 'twist' | 'stitch' | 'days' | 'margin', string>
>;

export const usualAssumptions: Assumptions = {
  hours: '24',
  efficiency: '85',
  picks: '20',
  count: '30',
  twist: '3.8',
  stitch: '2.8',
  days: '330',
  margin: '',
};

/** The readable part of the stored assumptions. */
export function readAssumptions(kept: unknown): Assumptions {
  const entry = (field: keyof Assumptions): string => {
    const value = typeof kept === 'object' && kept !== null ? Reflect.get(kept, field) : null;
    return typeof value === 'string' ? value : usualAssumptions[field];
  };
  return {
    hours: entry('hours'),
    efficiency: entry('efficiency'),
    picks: entry('picks'),
    count: entry('count'),
    twist: entry('twist'),
    stitch: entry('stitch'),
    days: entry('days'),
    margin: entry('margin'),
  };
}

export const assumptionsStore = browserStore('tezgah-productivity', readAssumptions);
