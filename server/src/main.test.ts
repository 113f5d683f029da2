import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { isAlive } from './platform/db/postmaster.ts';
import { postmasterOf, startedServers } from './platform/testing/started-servers.ts';

// Runs real processes with their own PostgreSQL, and starts several per test: they may take longer.
describe('main', () => {
  const { dataFolder, start, complaint } = startedServers();

  async function isReady(url: string): Promise<boolean> {
    return (await fetch(`${url}/api/ready`)).ok;
  }

  describe('stopping', () => {
    it('by Ctrl-C leaves nothing running, also where the socket had to go elsewhere', async () => {
      // Longer than a socket's path may be.
      const dataDir = dataFolder('a'.repeat(60), 'b'.repeat(60));
      const server = start({ DATA_DIR: dataDir, PREPARE_PAGES: 'true' });
      await isReady(await server.ready);
      const postmaster = postmasterOf(dataDir);
      server.process.kill('SIGINT');
      expect(await server.ended).toBe(0);
      expect(isAlive(postmaster)).toBe(false);
    }, 120_000);

    it('works while it is still starting', async () => {
      const dataDir = dataFolder();
      const server = start({ DATA_DIR: dataDir, PREPARE_PAGES: 'true' });
      await once(server.process.stdout ?? server.process, 'data');
      server.process.kill('SIGTERM');
      expect(await server.ended).toBe(0);
      expect(() => postmasterOf(dataDir)).toThrow('ENOENT');
    }, 120_000);
  });

  describe('a second start', () => {
    // Each finds what the one before stopped in order; the first one makes it.
    const dataDir = mkdtempSync(join(tmpdir(), 'main-test-'));
    chmodSync(dataDir, 0o755);
    afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

    it('on one folder is refused, and leaves the first alone', async () => {
      const first = start({ DATA_DIR: dataDir });
      const url = await first.ready;
      expect(await complaint({ DATA_DIR: dataDir })).toBe(
        `Another server is already running on ${dataDir}: stop it first, or set DATA_DIR and PORT for a second one.`,
      );
      expect(await isReady(url)).toBe(true);
    }, 120_000);

    it('after kill -9 adopts the PostgreSQL that was left running', async () => {
      const first = start({ DATA_DIR: dataDir });
      await first.ready;
      const postmaster = postmasterOf(dataDir);
      first.process.kill('SIGKILL');
      await first.ended;
      expect(isAlive(postmaster)).toBe(true);

      const second = start({ DATA_DIR: dataDir });
      expect(await isReady(await second.ready)).toBe(true);
      expect(postmasterOf(dataDir)).toBe(postmaster);
      second.process.kill('SIGTERM');
      expect(await second.ended).toBe(0);
      expect(isAlive(postmaster)).toBe(false);
    }, 120_000);

    it('after kill -9 of everything recovers', async () => {
      const first = start({ DATA_DIR: dataDir });
      await first.ready;
      const postmaster = postmasterOf(dataDir);
      first.process.kill('SIGKILL');
      process.kill(postmaster, 'SIGKILL');
      await first.ended;

      const second = start({ DATA_DIR: dataDir });
      expect(await isReady(await second.ready)).toBe(true);
      expect(postmasterOf(dataDir)).not.toBe(postmaster);
    }, 120_000);
  });
});
