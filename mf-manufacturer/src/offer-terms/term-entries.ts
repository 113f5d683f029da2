import type { Milestone, MilestoneEvent } from 'shared-kit/contract';
import { readAmount, readWhole } from 'shared-kit/shell';

/** A payment milestone as typed. */
export type MilestoneEntry = Readonly<{ event: MilestoneEvent; percent: string; days: string; note: string }>;
export type EntryFault = Readonly<{ path: string; fault: 'amount' | 'whole' | 'percent' | 'days' | 'day' }>;

/** `148500.0000` as `148500`, `2.8750` as `2.875`. */
export const amountEntry = (value: string | null): string =>
  (value ?? '').replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');

export const milestoneEntriesOf = (milestones: readonly Milestone[]): MilestoneEntry[] =>
  milestones.map(({ event, percent, days, note }) => ({
    event,
    percent: amountEntry(percent),
    days: days === null ? '' : String(days),
    note,
  }));

export type ReadFields = Readonly<{
  amount: (path: string, typed: string, decimals: number) => string | null;
  whole: (path: string, typed: string, least: number) => number | null;
  /** An ISO day. */
  day: (path: string, typed: string) => string | null;
}>;

/** Reads figures and collects those that are none. An empty one isn't known yet. */
export function readingInto(faults: EntryFault[]): ReadFields {
  return {
    amount: (path, typed, decimals) => {
      if (typed.trim() === '') return null;
      const value = readAmount(typed, decimals);
      if (value === null) faults.push({ path, fault: 'amount' });
      return value;
    },
    whole: (path, typed, least) => {
      if (typed.trim() === '') return null;
      const value = readWhole(typed, least);
      if (value === null) faults.push({ path, fault: 'whole' });
      return value;
    },
    day: (path, typed) => {
      if (typed === '') return null;
      const isDay = /^\d{4}-\d{2}-\d{2}$/.test(typed);
      if (!isDay) faults.push({ path, fault: 'day' });
      return isDay ? typed : null;
    },
  };
}

export const readMilestones = (entries: readonly MilestoneEntry[], read: ReadFields): Milestone[] =>
  entries.map(({ event, percent, days, note }, at) => ({
    event,
    percent: read.amount(`milestones.${at}.percent`, percent, 2) ?? '0',
    days: event === 'days-after-invoice' ? read.whole(`milestones.${at}.days`, days, 0) : null,
    note,
  }));
