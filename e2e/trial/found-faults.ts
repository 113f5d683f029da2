import type { Visit } from './plan-visits.ts';

/** Where a fault was seen. */
export type Seen = Partial<Pick<Visit, 'role' | 'locale' | 'width' | 'scheme'>> & Readonly<{ path?: string }>;

export type FoundFaults = Readonly<{
  add: (faults: readonly string[], seen?: Seen) => void;
  /** Each fault once, with all its pages and roles. */
  told: () => string[];
}>;

const mostPaths = 4;

/** Collects what a trial finds. */
export function foundFaults(): FoundFaults {
  const found = new Map<string, Seen[]>();
  return {
    add(faults, seen = {}) {
      for (const fault of faults) found.set(fault, [...(found.get(fault) ?? []), seen]);
    },
    told: () => Array.from(found, ([fault, seen]) => [placesOf(seen), fault].filter(Boolean).join(': ')),
  };
}

function placesOf(seen: readonly Seen[]): string {
  const all = <K extends keyof Seen>(key: K) => [
    ...new Set(seen.map((it) => it[key]).filter((it) => it !== undefined)),
  ];
  const paths = all('path');
  const more = paths.length - mostPaths;
  const roles = all('role');
  return [
    paths.slice(0, mostPaths).join(' and ') + (more > 0 ? ` and ${more} more` : ''),
    roles.length > 0 ? `as ${roles.join(', ')}` : '',
    ...onlyOne(seen, all('locale'), (it) => `in ${it}`),
    ...onlyOne(seen, all('width'), (it) => `${it} px wide`),
    ...onlyOne(seen, all('scheme'), (it) => `in ${it} colours`),
  ]
    .filter(Boolean)
    .join(', ');
}

/** A fault seen several times with the same value depends on it, most likely. */
function onlyOne<T>(seen: readonly Seen[], values: readonly T[], say: (value: T) => string): string[] {
  if (values.length !== 1) return [];
  return values.map((it) => (seen.length > 1 ? `only ${say(it)}` : say(it)));
}
