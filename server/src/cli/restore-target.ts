import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stageFolder, startEmpty, type Target } from '../platform/backup/index.ts';
import { startPrivatePostgres } from '../platform/db/private-postgres.ts';
import { dataDirOf, provideDatabase } from '../platform/db/provide-database.ts';
import type { Env } from '../platform/env.ts';
import { type FileStore, provideFiles } from '../platform/files/index.ts';
import { createLog } from '../platform/logging/log.ts';

const log = createLog('error');

type Settings = Pick<Env, 'databaseUrl' | 's3'>;

/** Keeps a server from the market that will be replaced; a market of DATABASE_URL is never replaced. */
async function holdPrivate(dataDir: string, env: Settings): Promise<() => Promise<void>> {
  if (env.databaseUrl || !existsSync(join(dataDir, 'postgres/data/PG_VERSION'))) return async () => undefined;
  const { stop } = await startPrivatePostgres({ dataDir, as: 'server' });
  return stop;
}

/** The bucket of this market. A file is removed again if it wasn't there before. */
function filesInBucket(files: FileStore) {
  const written: string[] = [];
  return {
    write: async (key: string, content: Buffer) => {
      const before = await files.read(key);
      if (before?.equals(content)) return;
      if (!before) written.push(key);
      await files.write(key, content);
    },
    undo: async () => {
      for (const key of written) await files.remove(key);
    },
  };
}

const once = (work: () => Promise<void>) => {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work();
    return done;
  };
};

/** A market beside what is in the data folder, whose place it takes in the end. */
export async function openTarget(dataDir: string, env: Settings, mayReplace: boolean): Promise<Target> {
  const folder = await stageFolder(dataDir, mayReplace, () => dataDirOf({ ...env, dataDir }));
  const closing = [async () => folder.remove()];
  const close = async () => {
    for (const each of closing.splice(0).reverse()) await each();
  };
  try {
    const letGo = once(await holdPrivate(dataDir, env));
    closing.push(letGo);
    const provided = await provideDatabase({ ...env, dataDir: folder.path }, 'tool', log);
    const { db } = provided;
    const stop = once(provided.stop);
    closing.push(stop);
    const empty = env.databaseUrl ? await startEmpty(db) : null;
    const files = await provideFiles(env.s3, folder.path);
    const bucket = env.s3 && filesInBucket(files);
    return {
      db,
      files: bucket ?? files,
      keepSecret: (secret) => writeFileSync(join(folder.path, 'session-secret'), secret, { mode: 0o600 }),
      keep: async () => {
        // A private database moves only when it is stopped. Another one stays open, since it may have to be emptied.
        if (!empty) await stop();
        await letGo();
        folder.keep();
      },
      undo: async () => {
        await bucket?.undo();
        await empty?.();
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
