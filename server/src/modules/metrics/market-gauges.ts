import { Gauge, Registry } from 'prom-client';
import type { MarketFacts } from './market-facts.ts';

const age = (since: Date, now: Date) => Math.max(0, (now.getTime() - since.getTime()) / 1000);

type Figure = Readonly<{ labels: Readonly<Record<string, string>>; value: number }>;
type Described = Readonly<{
  name: string;
  help: string;
  labels: readonly string[];
  figures: (facts: MarketFacts, now: Date) => readonly Figure[];
}>;

const one = (value: number): readonly Figure[] => [{ labels: {}, value }];

const described: readonly Described[] = [
  {
    name: 'market_exchange_rates_age_seconds',
    help: 'Age of the exchange rates in use, from the beginning of their day.',
    labels: [],
    figures: ({ ratesDate }, now) => one(age(ratesDate, now)),
  },
  {
    name: 'market_rates_feed_refused',
    help: 'Whether the last answer of the rates feed was not used.',
    labels: [],
    figures: ({ isFeedRefused }) => one(isFeedRefused ? 1 : 0),
  },
  {
    name: 'market_mails_waiting',
    help: 'Mails that are still to be sent.',
    labels: [],
    figures: ({ mailsWaiting }) => one(mailsWaiting),
  },
  {
    name: 'market_mails_oldest_waiting_seconds',
    help: 'How long the oldest of them has waited.',
    labels: [],
    figures: ({ oldestMail }, now) => one(oldestMail ? age(oldestMail, now) : 0),
  },
  {
    name: 'market_jobs',
    help: 'Jobs that are not done, of all processes. Dead ones wait for a person.',
    labels: ['job', 'state'],
    figures: ({ jobs }) => jobs.map(({ job, state, count }) => ({ labels: { job, state }, value: count })),
  },
  {
    name: 'market_live_release_info',
    help: 'The releases of each area that visitors get.',
    labels: ['area', 'version', 'share'],
    figures: ({ releases }) => releases.map((labels) => ({ labels, value: 1 })),
  },
];

/**
 * Gauges of the database's facts, in a new registry for each reading, so that no old values remain. Null facts give
 * none.
 */
export function marketGauges(facts: MarketFacts | null, now: Date): Registry {
  const registry = new Registry();
  const registers = [registry];
  const up = new Gauge({ name: 'database_up', help: 'Whether the database answers.', registers });
  up.set(facts ? 1 : 0);
  if (!facts) return registry;
  for (const { name, help, labels, figures } of described) {
    const gauge = new Gauge({ name, help, labelNames: [...labels], registers });
    for (const figure of figures(facts, now)) gauge.set(figure.labels, figure.value);
  }
  return registry;
}
