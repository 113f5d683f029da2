import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fakeClamd } from '../testing/fake-clamd.ts';
import { ScannerAway, scanBytes } from './index.ts';
import { scannerVariables } from './scanner-settings.ts';

describe('a scan', () => {
  let clamd: Awaited<ReturnType<typeof fakeClamd>>;
  beforeEach(async () => {
    clamd = await fakeClamd();
  });
  afterEach(() => clamd.close());

  it('sends a file whole and finds nothing, or says what', async () => {
    const large = Buffer.alloc(3_000_001, 'clean ');
    expect(await scanBytes(clamd.scanner, large)).toEqual({ found: null });
    expect(clamd.state.received.equals(large)).toBe(true);
    expect(await scanBytes(clamd.scanner, Buffer.from('an EICAR file'))).toEqual({ found: 'Test.Signature' });
  });

  it.each(['INSTREAM size limit exceeded. ERROR\0', 'stream: O', '', 'stream: OK'])(
    'that is answered %j takes nothing for clean',
    async (answer) => {
      clamd.state.answer = answer;
      await expect(scanBytes(clamd.scanner, Buffer.from('x'))).rejects.toThrow(ScannerAway);
    },
  );

  it('ends when the scanner is away', async () => {
    clamd.state.answer = null;
    const { scanner } = clamd;
    await clamd.close();
    await expect(scanBytes(scanner, Buffer.from('x'))).rejects.toThrow(ScannerAway);
  });

  it('ends when the scanner is silent', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    await expect(scanBytes({ host: '127.0.0.1', port }, Buffer.from('x'), 200)).rejects.toThrow(ScannerAway);
    silent.close();
  });
});

it.each([
  ['tcp://127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['http://clamd', null],
])('CLAMD_URL %s', (text, scanner) => {
  expect(scannerVariables.CLAMD_URL.schema.safeParse(text).data ?? null).toEqual(scanner);
});

const program = '/usr/sbin/clamd';
const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
const ifInstalled = existsSync(program) ? it : it.skip;

// Skipped where Debian's clamav-daemon isn't installed.
ifInstalled(
  'with the real clamd finds what a signature of ours knows',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
    const database = join(folder, 'signatures');
    mkdirSync(database);
    writeFileSync(join(database, 'own.ndb'), `Own.Eicar:0:*:${Buffer.from(eicar).toString('hex')}\n`);
    const path = join(folder, 'clamd.ctl');
    const settings = [`DatabaseDirectory ${database}`, `LocalSocket ${path}`, 'Foreground yes'];
    const file = join(folder, 'clamd.conf');
    writeFileSync(file, `${[...settings, `TemporaryDirectory ${folder}`].join('\n')}\n`);
    const clamd = spawn(program, ['--config-file', file], { stdio: 'ignore' });
    try {
      for (let tries = 0; !existsSync(path) && tries < 100; tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 200));
      expect((await scanBytes({ path }, Buffer.from(eicar))).found).toContain('Own.Eicar');
      expect(await scanBytes({ path }, Buffer.from('a clean letter'))).toEqual({ found: null });
    } finally {
      clamd.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    }
  },
  60_000,
);
