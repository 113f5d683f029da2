import type { Drill } from '../drill.ts';
import { startMarket } from '../market.ts';
import { ask } from './asking.ts';
import { Chance } from './chance.ts';
import { anyAddress, type Identity, identities, Sessions } from './identities.ts';
import { type OddRequest, oddities, oddRequest } from './odd-request.ts';
import { type Operation, readOperations } from './operations.ts';
import type { Known } from './sample.ts';

const atOnce = 6;
const mostShown = 20;

/** Every round combines every operation with every identity and every oddity once. */
export const input: Drill = {
  name: 'input',
  group: 'service',
  promise: 'no request, however odd, makes any operation answer with a failure of the server',
  rounds: { small: 1, whole: 40 },
  async run({ rounds, say }) {
    const causes = new Map<string, string>();
    const market = await startMarket({
      env: { TRUST_PROXY: 'loopback', CONTACT_MAIL: '' },
      onLine: (line) => keepCause(causes, line),
    });
    const operations = await readOperations(market.url);
    const walk = new Walk(market.url, causes);
    for (let round = 1; round <= rounds; round += 1) {
      await walk.round(operations, round);
      if (rounds > 1) say(`round ${round}: ${walk.asked} requests, ${walk.broken.size} failures`);
    }
    const health = await ask(market.url, { method: 'GET', path: '/api/ready', headers: {} });
    const after = health.status === 200 ? [] : [`The market is not ready afterwards: ${health.status}.`];
    await market.stop();
    return {
      figures: {
        operations: operations.length,
        requests: walk.asked,
        ...Object.fromEntries(walk.classes.map((count, at) => [`answers of ${at}xx`, count])),
        'answers of 429': walk.limited,
        'server failures': walk.broken.size,
      },
      broken: [...after, ...[...walk.broken.values()].slice(0, mostShown)],
    };
  },
};

class Walk {
  asked = 0;
  limited = 0;
  readonly classes: number[] = [0, 0, 0, 0, 0, 0];
  /** By operation and cause, so that one defect is reported once. */
  readonly broken = new Map<string, string>();
  readonly #url: string;
  readonly #sessions: Sessions;
  readonly #causes: ReadonlyMap<string, string>;
  readonly #ids = new Set<string>(['018f4d2e-0000-7000-8000-000000000001']);

  constructor(url: string, causes: ReadonlyMap<string, string>) {
    this.#url = url;
    this.#sessions = new Sessions(url);
    this.#causes = causes;
  }

  async round(operations: readonly Operation[], seed: number): Promise<void> {
    const chance = new Chance(seed);
    const tasks = operations.flatMap((operation) =>
      identities.flatMap((identity) =>
        oddities.map((oddity) => async () => {
          const known: Known = { ids: [...this.#ids].slice(-200) };
          await this.#send(identity, oddRequest(operation, oddity, chance, known), operation);
        }),
      ),
    );
    // Shuffle operations: effects of one show up in others.
    for (let at = tasks.length - 1; at > 0; at -= 1) {
      const other = chance.below(at + 1);
      [tasks[at], tasks[other]] = [tasks[other] as (typeof tasks)[0], tasks[at] as (typeof tasks)[0]];
    }
    const worker = async () => {
      for (let task = tasks.pop(); task; task = tasks.pop()) await task();
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  }

  async #send(identity: Identity, odd: OddRequest, { method, path }: Operation): Promise<void> {
    const told = `${method} ${path} as ${identity}: ${shown(odd)}`;
    this.asked += 1;
    try {
      const cookie = await this.#sessions.of(identity);
      const headers = { 'x-forwarded-for': anyAddress(), cookie, ...odd.headers };
      const { status, text } = await ask(this.#url, { ...odd, headers });
      this.classes[Math.floor(status / 100)] = (this.classes[Math.floor(status / 100)] ?? 0) + 1;
      if (status === 429) this.limited += 1;
      if (status === 401) this.#sessions.forget(identity);
      if (status >= 500) {
        const id = /"requestId":"([^"]+)"/.exec(text)?.[1] ?? '';
        const cause = this.#causes.get(id) ?? text.slice(0, 200);
        this.broken.set(`${method} ${path} ${cause.slice(0, 80)}`, `${status} ${told}: ${cause}`);
      } else if (method === 'GET') {
        for (const [found] of text.matchAll(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f-]{22}/g)) this.#ids.add(found);
      }
    } catch (error) {
      this.broken.set(`${method} ${path} ${String(error)}`, `${told}: ${String(error)}`);
    }
  }
}

/** The log contains the cause that a 500 answer leaves out. */
function keepCause(causes: Map<string, string>, line: string): void {
  const id = /"reqId":"([^"]+)"/.exec(line)?.[1];
  const stack = /"stack":"((?:[^"\\]|\\.)*)"/.exec(line)?.[1] ?? '';
  const message = /"message":"((?:[^"\\]|\\.)*)"/.exec(line)?.[1] ?? '';
  if (id)
    causes.set(id, `${message.slice(0, 300)} ${stack.split('\\n').slice(0, 4).join(' ').slice(0, 600)}`);
}

const shown = ({ path, headers, body = '' }: OddRequest): string =>
  JSON.stringify({ path: path.slice(0, 150), type: headers['content-type'], body: body.slice(0, 200) });
