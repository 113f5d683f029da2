import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { isAlive, livingPostmaster } from './postmaster.ts';
import { type PrivatePostgres, startPrivatePostgres } from './private-postgres.ts';

// Creates and starts a PostgreSQL, which takes a while on a busy machine.
describe('private postgres', () => {
  const settings = { shared_buffers: '16MB', fsync: 'off' };
  const cleaning: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const clean of cleaning.splice(0).reverse()) await clean();
  });

  async function start(): Promise<{ postgres: PrivatePostgres; pid: () => number | null; said: string[] }> {
    const dataDir = mkdtempSync(join(tmpdir(), 'supervised-'));
    chmodSync(dataDir, 0o711);
    cleaning.push(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }));
    const said: string[] = [];
    const say = (_details: object, message: string) => said.push(message);
    const postgres = await startPrivatePostgres({
      dataDir,
      as: 'server',
      settings,
      log: { warn: say, error: say },
    });
    cleaning.push(postgres.stop);
    return { postgres, pid: () => livingPostmaster(join(dataDir, 'postgres/data'))?.pid ?? null, said };
  }

  async function answers({ connection }: PrivatePostgres): Promise<boolean> {
    const client = new Client(connection);
    client.on('error', () => undefined);
    return client
      .connect()
      .then(() => true)
      .catch(() => false)
      .finally(() => client.end().catch(() => undefined));
  }

  async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
    const since = Date.now();
    while (!(await isSo()) && Date.now() - since < 60_000)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await isSo()).toBe(true);
  }

  it('starts again when it is killed, again and again, and stays down when it is told to stop', async () => {
    const { postgres, pid, said } = await start();
    for (const [round, signal] of (['SIGKILL', 'SIGQUIT', 'SIGINT'] as const).entries()) {
      const before = pid() ?? 0;
      process.kill(before, signal);
      await until(() => !isAlive(before));
      await until(() => answers(postgres));
      expect(pid()).not.toBe(before);
      await until(() => said.length === 2 * (round + 1));
    }
    expect(new Set(said)).toEqual(
      new Set(['PostgreSQL ended unasked; it is started again', 'PostgreSQL runs again']),
    );
    await postgres.stop();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(pid()).toBeNull();
    expect(said).toHaveLength(6);
  }, 120_000);
});
