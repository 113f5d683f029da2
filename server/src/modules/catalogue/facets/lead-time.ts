import { Decimal } from 'decimal.js';
import { sql } from 'drizzle-orm';
import { say } from '../say.ts';
import { type Facet, type FacetCount, spanOf } from './facet.ts';
import { wholeNumber } from './read-parameters.ts';

const key = 'lead_time_max';
/** In weeks. */
const steps: readonly number[] = [4, 8, 16, 26, 52];

/** Products deliverable within a number of weeks. An address may name any; steps are offered. */
export const leadTime: Facet = {
  key,
  label: (locale) => say(locale, 'facet.lead_time_max'),
  read: (raw, unreadable) => {
    const weeks = wholeNumber(raw, key, { min: 0, max: 1000 }, unreadable);
    return weeks === null ? null : { min: null, max: new Decimal(weeks) };
  },
  write: (chosen) => ({ [key]: spanOf(chosen).max?.toFixed() ?? '' }),
  condition: (chosen) => sql`l.lead_time <= ${spanOf(chosen).max?.toNumber() ?? null}::smallint`,
  counted: { by: 'column', column: 'lead_time' },
  offer: (counts, chosen, { locale }) => {
    const asked = spanOf(chosen).max?.toNumber();
    const options = steps
      .map((weeks) => ({
        value: `${weeks}`,
        label: say(locale, 'within-weeks', { weeks }),
        count: countWithin(weeks, counts),
      }))
      .filter(({ value, count }) => count > 0 || value === `${asked}`);
    return options.length > 0 ? { kind: 'choice', options } : null;
  },
};

/** Each step includes the shorter ones. */
const countWithin = (weeks: number, counts: readonly FacetCount[]): number =>
  counts.filter(({ value }) => Number(value) <= weeks).reduce((sum, { count }) => sum + count, 0);
