import {
  type FigureField,
  type FigureReading,
  figureFields,
  figureText,
  readFigure,
  wholeFigure,
} from 'shared-kit/contract/figures';
import type { Locale } from 'shared-kit/contract/languages';
import { type Milestone, type MilestoneEvent, quoteLimits } from 'shared-kit/contract/quotes';

/** A payment milestone as typed. */
export type MilestoneEntry = Readonly<{ event: MilestoneEvent; percent: string; days: string; note: string }>;
export type EntryFault = Readonly<{ path: string; fault: 'amount' | 'whole' | 'percent' | 'days' | 'day' }>;

export const milestoneDays = wholeFigure(0, quoteLimits.longestDays, 'day');

export const milestoneEntriesOf = (milestones: readonly Milestone[]): MilestoneEntry[] =>
  milestones.map(({ event, percent, days, note }) => ({
    event,
    percent: figureText(percent),
    days: days === null ? '' : String(days),
    note,
  }));

export type ReadFields = Readonly<{
  figure: (path: string, typed: string, field: FigureField) => string | null;
  whole: (path: string, typed: string, field: FigureField) => number | null;
  /** An ISO day. */
  day: (path: string, typed: string) => string | null;
}>;

function faultOf(reading: FigureReading, { decimals, unit }: FigureField): EntryFault['fault'] {
  if (decimals === 0) return 'whole';
  return unit === '%' && 'fault' in reading && reading.fault === 'too-large' ? 'percent' : 'amount';
}

/** Reads figures and collects those that are none. An empty one isn't known yet. */
export function readingInto(faults: EntryFault[], locale: Locale): ReadFields {
  const figure: ReadFields['figure'] = (path, typed, field) => {
    const reading = readFigure(typed, locale, field);
    if ('value' in reading) return reading.value;
    faults.push({ path, fault: faultOf(reading, field) });
    return null;
  };
  return {
    figure,
    whole: (path, typed, field) => {
      const value = figure(path, typed, field);
      return value === null ? null : Number(value);
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
    percent: read.figure(`milestones.${at}.percent`, percent, figureFields.share) ?? '0',
    days: event === 'days-after-invoice' ? read.whole(`milestones.${at}.days`, days, milestoneDays) : null,
    note,
  }));
