import { areaIds } from 'shared-kit/contract/areas';
import { createReleaseToken, listReleaseTokens, revokeReleaseToken } from '../modules/releases/index.ts';
import type { Database } from '../platform/db/index.ts';
import { StartFailure } from '../platform/start-failure.ts';
import { onMarket, readArguments, runCommand, say } from './command.ts';
import { nameGiven, operatorName } from './operator-name.ts';

const usage = `Usage: pnpm release:token create <area> [--name <who releases>]
       pnpm release:token list
       pnpm release:token revoke <id>

Tokens with which an area team releases its own area, on the market of DATABASE_URL or DATA_DIR.
Areas: ${areaIds.map((id) => `mf-${id}`).join(', ')}.`;

async function create(db: Database, named: string | undefined, name: string): Promise<void> {
  const area = areaIds.find((id) => id === named?.replace(/^mf-/, ''));
  if (!area) throw new StartFailure(named ? `This checkout has no area ${named}.\n\n${usage}` : usage);
  const token = await createReleaseToken(db, area, nameGiven('name', 'thing', name), operatorName());
  say(`Keep it now: it can't be shown again. Its holder releases mf-${area} by RELEASE_TOKEN.`);
  say(token);
}

async function list(db: Database): Promise<void> {
  const tokens = await listReleaseTokens(db);
  if (tokens.length === 0) say('There are no tokens yet.');
  for (const { id, area, name, createdAt, revoked } of tokens) {
    say(
      `${id}  mf-${area}  ${createdAt.toISOString().slice(0, 10)}  ${revoked ? 'revoked' : 'valid'}  ${name}`,
    );
  }
}

async function revoke(db: Database, id: string | undefined): Promise<void> {
  const isId = id !== undefined && /^[0-9a-f-]{36}$/.test(id);
  if (!isId || !(await revokeReleaseToken(db, id, operatorName()))) {
    throw new StartFailure('There is no valid token of that id. pnpm release:token list shows them.');
  }
  say('It releases nothing any more.');
}

async function main(): Promise<void> {
  const options = { name: { type: 'string', default: 'release token' } } as const;
  const { positionals, values } = readArguments(options, usage);
  const [command, about] = positionals;
  if (!command || !['create', 'list', 'revoke'].includes(command)) throw new StartFailure(usage);
  await onMarket(async ({ db }) => {
    if (command === 'create') await create(db, about, values.name);
    else if (command === 'list') await list(db);
    else await revoke(db, about);
  });
}

runCommand(main);
