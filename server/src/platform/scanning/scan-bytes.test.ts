import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fakeClamd } from '../testing/fake-clamd.ts';
import { itWith } from '../testing/programs.ts';
import { eicar, realClamd } from '../testing/real-clamd.ts';
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

itWith(['clamd'], 'with the real clamd finds what a signature of ours knows', async () => {
  const clamd = await realClamd();
  try {
    const { found } = await scanBytes(clamd.scanner, Buffer.from(eicar));
    expect(found).toMatch(/^Own\.Eicar/);
    expect(await scanBytes(clamd.scanner, Buffer.from('a clean letter'))).toEqual({ found: null });
  } finally {
    await clamd.close();
  }
});
