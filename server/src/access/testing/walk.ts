import { takesKey } from './declared.ts';
import { type Answer, type Role, roles } from './roles.ts';
import type { Case, Row, Rows, Thing } from './rules.ts';
import { type Answered, type World, withSeen } from './world.ts';

/** The number of cells checked, and those answered unexpectedly. */
export type Walked = Readonly<{ cells: number; broken: readonly string[] }>;

/** Endpoints without a row, and rows without an endpoint. */
export function mismatches(described: readonly string[], rows: Rows): string[] {
  return [
    ...described.filter((it) => !rows[it]).map((it) => `${it} has no row in the access matrix.`),
    ...Object.keys(rows)
      .filter((it) => !described.includes(it))
      .map((it) => `The access matrix has a row for ${it}, which the API does not describe.`),
  ];
}

type Document = Readonly<{ paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> }>;

/** Every endpoint of the running market, named as in the rows. */
export async function endpointsOf(world: World): Promise<string[]> {
  const { text } = await world.ask('visitor', 'GET', '/api/openapi.json');
  return Object.entries((JSON.parse(text) as Document).paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

/** Checks every cell of an endpoint. Roles that may change the thing come last, each with a new one. */
export async function walkEndpoint(world: World, endpoint: string, row: Row): Promise<Walked> {
  const broken: string[] = [];
  for (const cell of row) {
    const shared = (await cell.thing?.(world, false)) ?? {};
    const known = await withStake(world, endpoint, cell, shared);
    const last = roles.filter((it) => cell.answers(it) === 'done');
    for (const role of [...roles.filter((it) => !last.includes(it)), ...last]) {
      // Whoever is refused for the quote's state reads by themselves, so that nothing else refuses them.
      const itsOwn = cell.answers(role) === 'refused';
      const fault = await askCell(world, endpoint, cell, { role, shared: itsOwn ? shared : known });
      if (fault) broken.push(`${endpoint}, ${cell.of}, as ${role}: ${fault}`);
    }
  }
  return { cells: row.length * roles.length, broken };
}

/** The thing with what is at stake, read once by somebody who may: strangers are turned away although they know it. */
async function withStake(world: World, endpoint: string, { answers }: Case, thing: Thing): Promise<Thing> {
  const [method, path = ''] = endpoint.split(' ');
  const reader = roles.find((it) => answers(it) === 'done') ?? roles.find((it) => answers(it) === 'refused');
  if (method !== 'POST' || !reader || !thing.body) return thing;
  return { ...thing, body: await withSeen(world.ask, reader, filled(path, thing), thing.body) };
}

type Asking = Readonly<{ role: Role; shared: Thing }>;

async function askCell(
  world: World,
  endpoint: string,
  { answers, thing, changes, endsSessions, query, fileType }: Case,
  { role, shared }: Asking,
): Promise<string | null> {
  const expected = answers(role);
  const needsNew = changes && expected === 'done' && thing;
  const asked = needsNew ? await thing(world, true) : shared;
  const [method = '', path = ''] = endpoint.split(' ');
  const before = await asked.state?.();
  const address = `${filled(path, asked)}${query ? `?${query}` : ''}`;
  if (expected === 'done' && takesKey(endpoint)) {
    const keyless = codeIn(await world.askWithoutKey(role, method, address, asked.body, fileType));
    if (keyless !== 'idempotency.key-missing') return `without a key, answered ${keyless}`;
  }
  const answered = await world.ask(role, method, address, asked.body, fileType);
  if (endsSessions) await world.people.signIn(role);
  const isSame = !asked.state || (await asked.state()) === before;
  return fits(expected, answered, { mark: asked.mark, isSame })
    ? null
    : `expected ${expected}, answered ${answered.status} ${codeIn(answered)}`;
}

const nobody = '0197a000-0000-7000-8000-00000000000f';
/** The path with the thing’s parameters; what it lacks names nothing that exists. */
export const filled = (path: string, { params = {} }: Thing): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? nobody);

type Found = Readonly<{ mark: string | undefined; isSame: boolean }>;

function fits(expected: Answer, { status, text }: Answered, { mark, isSame }: Found): boolean {
  const isDone = status >= 200 && status < 300;
  const isShown = mark !== undefined && text.includes(mark);
  const checks: Readonly<Record<Answer, () => boolean>> = {
    done: () => isDone,
    'let in': () => ![401, 403, 500].includes(status),
    shown: () => isDone && isShown,
    hidden: () => isDone && mark !== undefined && !isShown,
    'no effect': () => isDone && isSame,
    'signed out': () => status === 401,
    forbidden: () => status === 403,
    missing: () => status === 404,
    refused: () => status === 409,
  };
  return checks[expected]();
}

const codeIn = ({ text }: Answered): string => /"code":"([^"]+)"/.exec(text)?.[1] ?? text.slice(0, 80);
