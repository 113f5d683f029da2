import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { supervisePostgres } from './supervise-postgres.ts';

it('tries to start again until it succeeds', async () => {
  const server = (pid: number) => ({ pid, socketFolder: '/tmp', port: 5432 });
  const said: string[] = [];
  const say = (_details: object, message: string) => said.push(message);
  let failures = 2;
  const { current, end } = supervisePostgres(
    server(spawnSync('true').pid),
    async () => {
      failures -= 1;
      if (failures >= 0) throw new Error('there is no room');
      return server(process.pid);
    },
    { warn: say, error: say },
  );
  for (let waited = 0; current().pid !== process.pid && waited < 300; waited += 1) await sleep(50);
  await end();
  expect(said).toEqual([
    'PostgreSQL ended unasked; it is started again',
    'PostgreSQL could not be started again yet',
    'PostgreSQL could not be started again yet',
    'PostgreSQL runs again',
  ]);
});
