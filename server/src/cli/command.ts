import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Database } from '../platform/db/index.ts';
import { migrateDatabase } from '../platform/db/migrate.ts';
import { provideDatabase } from '../platform/db/provide-database.ts';
import { type Env, readEnv } from '../platform/env.ts';
import { loadSettings } from '../platform/load-settings.ts';
import { createLog } from '../platform/logging/log.ts';
import { StartFailure } from '../platform/start-failure.ts';

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

/**
 * Parses the command's arguments; unknown ones end it with the usage. Loading the market's modules takes most of a
 * command's start: a command imports them after its arguments are right, so that a wrong one is answered soon.
 */
export function readArguments<const O extends Options>(options: O, usage: string) {
  // pnpm passes on a separating `--`.
  const args = process.argv.slice(2).filter((it) => it !== '--');
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new StartFailure(usage);
  }
}

/** The market's settings, read as the server reads them. */
export function marketEnv(): Env {
  loadSettings();
  return readEnv(process.env);
}

type Market = Readonly<{ db: Database; dataDir: string; env: Env }>;

/** Runs `work` on the market's migrated database, whether its server runs or not. */
export async function onMarket<T>(work: (market: Market) => Promise<T>): Promise<T> {
  const env = marketEnv();
  const { db, dataDir, stop } = await provideDatabase(env, 'tool', createLog('error'));
  try {
    await migrateDatabase(db);
    return await work({ db, dataDir, env });
  } finally {
    await stop();
  }
}

/** The market's origin, as far as its settings tell. */
export const marketOrigin = ({ publicOrigin, port }: Env): string =>
  publicOrigin ?? `http://localhost:${port}`;

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export const figure = (value: number): string => value.toLocaleString('en-US');

/** Resolves a file name against the folder of the call: a package script runs in the workspace's root. */
export const whereCalled = (file: string): string => resolve(process.env.INIT_CWD ?? '.', file);
