import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The harmless file that every scanner is tested with. */
export const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

const startMs = 8000;

/**
 * Starts the machine's clamd with one signature of ours, which finds `eicar` anywhere in a file: its updater would need
 * the network, and its own signatures a minute.
 */
export async function realClamd() {
  const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
  const signatures = join(folder, 'signatures');
  mkdirSync(signatures);
  writeFileSync(join(signatures, 'own.ndb'), `Own.Eicar:0:*:${Buffer.from(eicar).toString('hex')}\n`);
  const path = join(folder, 'clamd.ctl');
  const settings = [`DatabaseDirectory ${signatures}`, `LocalSocket ${path}`, 'Foreground yes'];
  const file = join(folder, 'clamd.conf');
  writeFileSync(file, `${[...settings, `TemporaryDirectory ${folder}`].join('\n')}\n`);
  const program = spawn('clamd', ['--config-file', file], { stdio: 'ignore' });
  const ended = once(program, 'exit');
  const close = async (): Promise<void> => {
    program.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const until = Date.now() + startMs;
  while (!(await listens(path))) {
    if (Date.now() > until || program.exitCode !== null) {
      await close();
      throw new Error('clamd did not start');
    }
    await pause(50);
  }
  return { scanner: { path }, url: `unix:${path}`, close };
}

const listens = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ path }, () => socket.end(() => resolve(true)));
    socket.on('error', () => resolve(false));
  });
