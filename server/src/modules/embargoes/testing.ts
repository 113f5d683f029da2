import { type Database, newId } from '../../platform/db/index.ts';
import { embargo } from './schema.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** An embargo by its country and HS prefix, with its first and last day counted from today. */
export type TestEmbargo = readonly [country: string, hsPrefix: string, from: number, until: number | null];

/** Makes these all the market's embargoes. */
export async function setEmbargoes(db: Database, ...embargoes: readonly TestEmbargo[]): Promise<void> {
  await db.delete(embargo);
  for (const [country, hsPrefix, from, until] of embargoes) {
    const days = { from: inDays(from), until: until === null ? null : inDays(until) };
    await db.insert(embargo).values({ id: newId(), country, hsPrefix, source: 'Law 1', ...days });
  }
}

/** Adds an embargo on goods that nobody else asks for; answers its law. */
export async function anEmbargo(db: Database): Promise<string> {
  const source = `Law ${newId()}`;
  await db.insert(embargo).values({ id: newId(), country: 'AQ', hsPrefix: '9705', from: inDays(0), source });
  return source;
}
