import { parseArgs } from 'node:util';
import { areaIds } from 'shared-kit/contract';
import { readEnv } from '../env.ts';
import { createReleaseToken, listReleaseTokens, revokeReleaseToken } from '../modules/releases/index.ts';
import type { Database } from '../platform/db/index.ts';
import { migrateDatabase } from '../platform/db/migrate.ts';
import { provideDatabase } from '../platform/db/provide-database.ts';
import { createLog } from '../platform/logging/log.ts';
import { StartFailure } from '../platform/start-failure.ts';

const usage = `Usage: pnpm release:token create <area> [--name <who releases>]
       pnpm release:token list
       pnpm release:token revoke <id>

Tokens with which an area team releases its own area, on the market of DATABASE_URL or DATA_DIR.
Areas: ${areaIds.map((id) => `mf-${id}`).join(', ')}.`;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function create(db: Database, named: string | undefined, name: string): Promise<void> {
  const area = areaIds.find((id) => id === named?.replace(/^mf-/, ''));
  if (!area) throw new StartFailure(usage);
  const token = await createReleaseToken(db, area, name);
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
  if (!isId || !(await revokeReleaseToken(db, id))) {
    throw new StartFailure('There is no valid token of that id. pnpm release:token list shows them.');
  }
  say('It releases nothing any more.');
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string', default: 'release token' } },
  });
  const [command, about] = positionals;
  if (!command || !['create', 'list', 'revoke'].includes(command)) throw new StartFailure(usage);
  const { db, stop } = await provideDatabase(readEnv(process.env), 'tool', createLog('error'));
  try {
    await migrateDatabase(db);
    if (command === 'create') await create(db, about, values.name);
    else if (command === 'list') await list(db);
    else await revoke(db, about);
  } finally {
    await stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartFailure ? error.message : (error as Error).stack}\n`);
  process.exit(1);
});
