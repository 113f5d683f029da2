import { faultOfAreaId } from 'shared-kit/contract/routes';
import {
  createReleaseToken,
  faultOfGrants,
  type Grants,
  grantOptions,
  knownAreas,
  listReleaseTokens,
  revokeReleaseToken,
  usualGrants,
} from '../modules/releases/index.ts';
import type { Database } from '../platform/db/index.ts';
import { runProgram } from '../platform/run-program.ts';
import { StartFailure } from '../platform/start-failure.ts';
import { onMarket, readArguments, say } from './command.ts';
import { nameGiven, operatorName } from './operator-name.ts';

const usage = `Usage: pnpm release:token create <area> [--name <who releases>] [--prefix <path>]… [--route <name>]… [--slot <slot>]…
       pnpm release:token list
       pnpm release:token revoke <id>

Tokens with which an area team releases its own area, on the market of DATABASE_URL or DATA_DIR.
--prefix lets the area declare routes at this path and below it; without it, these are /<area>. A word that
the access rules read must stand in the prefix itself. --route grants the name of a route that doesn't begin
with the area's, or that the access rules read. --slot lets its panels stand on another area's page.
An area that the market doesn't have yet joins it with the first release by such a token.`;

type Asked = Readonly<{ name: string; prefix: string[]; route: string[]; slot: string[] }>;

async function create(db: Database, named: string | undefined, asked: Asked): Promise<void> {
  const area = named?.replace(/^mf-/, '');
  const faultOfName = area === undefined ? usage : faultOfAreaId(area);
  if (area === undefined || faultOfName) throw new StartFailure(faultOfName ?? usage);
  const usual = usualGrants(area);
  const grants: Grants = {
    prefixes: asked.prefix.length > 0 ? asked.prefix : usual.prefixes,
    names: asked.route,
    slots: asked.slot,
  };
  const fault = faultOfGrants(grants);
  if (fault) throw new StartFailure(fault);
  const isNew = !(await knownAreas(db)).includes(area);
  const token = await createReleaseToken(db, area, nameGiven('name', 'thing', asked.name), {
    by: operatorName(),
    grants,
  });
  if (isNew) say(`mf-${area} is new here: it joins this market with its first release.`);
  say(`Keep it now: it can't be shown again. Its holder releases mf-${area} by RELEASE_TOKEN.`);
  say(token);
}

const day = (date: Date): string => date.toISOString().slice(0, 10);

async function list(db: Database): Promise<void> {
  const tokens = await listReleaseTokens(db);
  if (tokens.length === 0) say('There are no tokens yet.');
  for (const { id, area, name, grants, createdAt, lastUsedAt, revokedAt } of tokens) {
    const state = revokedAt ? 'revoked' : 'valid';
    const used = lastUsedAt ? `used ${day(lastUsedAt)}` : 'never used';
    const facts = [`mf-${area}`, day(createdAt), state, used, name];
    say([id, ...facts, ...grantOptions(grants)].join('  '));
  }
}

async function revoke(db: Database, id: string | undefined): Promise<void> {
  const isId = id !== undefined && /^[0-9a-f-]{36}$/.test(id);
  if (!isId || !(await revokeReleaseToken(db, id, { by: operatorName() }))) {
    throw new StartFailure('There is no valid token of that id. pnpm release:token list shows them.');
  }
  say('It releases nothing any more.');
}

async function main(): Promise<void> {
  const options = {
    name: { type: 'string', default: 'release token' },
    prefix: { type: 'string', multiple: true, default: [] as string[] },
    route: { type: 'string', multiple: true, default: [] as string[] },
    slot: { type: 'string', multiple: true, default: [] as string[] },
  } as const;
  const { positionals, values } = readArguments(options, usage);
  const [command, about] = positionals;
  if (!command || !['create', 'list', 'revoke'].includes(command)) throw new StartFailure(usage);
  await onMarket(async ({ db }) => {
    if (command === 'create') await create(db, about, values);
    else if (command === 'list') await list(db);
    else await revoke(db, about);
  });
}

runProgram(main);
