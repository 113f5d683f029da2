import { type Role, roles } from './roles.ts';
import { rows } from './rows/index.ts';
import { endpointsOf, filled } from './walk.ts';
import type { Answered, World } from './world.ts';

type Read = Answered & Readonly<{ role: Role; query: Readonly<Record<string, string>> }>;
type Reading = Readonly<{
  /** Each is asked for with each of these. */
  queries?: readonly Readonly<Record<string, string>>[];
  /** Runs before the thing is read. */
  prepare?: () => Promise<unknown>;
}>;

/** Endpoints that read, but for the stream of news, which doesn't end. */
export const readingEndpoints = async (world: World): Promise<readonly string[]> =>
  (await endpointsOf(world)).filter((it) => it.startsWith('GET ') && it !== 'GET /api/events').toSorted();

/** What an endpoint answers to everybody whom the access matrix lets read, about each of its things. */
export async function* readEndpoint(
  world: World,
  endpoint: string,
  { queries = [{}], prepare = async () => undefined }: Reading,
): AsyncGenerator<Read> {
  for (const { thing, answers, query: own } of rows[endpoint] ?? []) {
    const asked = (await thing?.(world, false)) ?? {};
    await prepare();
    const path = filled(endpoint.slice('GET '.length), asked);
    for (const role of roles.filter((it) => ['done', 'shown', 'let in'].includes(answers(it))))
      for (const query of queries) {
        const search = new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(own)), ...query });
        yield { role, query, ...(await world.ask(role, 'GET', `${path}?${search}`)) };
      }
  }
}
