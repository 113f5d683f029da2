import { execFile } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writePdf } from '../pdf/index.ts';
import { itWith, said } from '../testing/programs.ts';
import type { SealKey } from './index.ts';
import {
  certificateHash,
  findSeals,
  makeTestKey,
  readP12,
  readTestKey,
  sealPdf,
  timeStampFrom,
} from './sealing.ts';

describe('seal pdf', () => {
  const run = promisify(execFile);
  const folder = mkdtempSync(join(tmpdir(), 'seal-'));
  const file = (name: string) => join(folder, name);
  const at = new Date();
  let document: Buffer;
  let key: SealKey;
  beforeAll(async () => {
    key = await readTestKey(await makeTestKey('Tezgah', at));
    document = await writePdf({
      title: 'Çerçeve sözleşme',
      locale: 'tr',
      author: 'Tezgah',
      createdAt: at,
      footNote: 'Foot',
      blocks: [
        { kind: 'heading', level: 1, text: 'Çerçeve sözleşme' },
        { kind: 'paragraph', text: 'Işık, gül, şeker. '.repeat(400) },
      ],
    });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const sealing = { name: 'Tezgah', reason: 'Çerçeve sözleşme', at, timeStamp: null };
  async function sealedFile(by: SealKey, more: Partial<Parameters<typeof sealPdf>[1]> = {}): Promise<string> {
    writeFileSync(file('sealed.pdf'), await sealPdf(document, { ...sealing, key: by, ...more }));
    return file('sealed.pdf');
  }

  it('appends a seal over the whole document and leaves what was there', async () => {
    const sealed = await sealPdf(document, { ...sealing, key });
    expect(sealed.subarray(0, document.length).equals(document)).toBe(true);
    expect(await findSeals(sealed)).toEqual({
      kind: 'signed',
      isWhole: true,
      certificates: [certificateHash(key)],
    });
  });

  it('no longer holds over a changed byte, or with something behind it', async () => {
    const sealed = await sealPdf(document, { ...sealing, key });
    const changed = Buffer.from(sealed);
    changed.write('3', changed.indexOf('(D:2') + 3, 'latin1');
    for (const other of [changed, Buffer.concat([sealed, Buffer.from('\n%%EOF\n')])]) {
      expect(await findSeals(other)).toMatchObject({ kind: 'signed', isWhole: false });
    }
  });

  itWith(['pdfsig', 'qpdf'], 'is valid for pdfsig and sound for qpdf; a changed byte is not', async () => {
    const sealed = await sealedFile(key);
    const judged = await said('pdfsig', [sealed]);
    for (const words of ['Signature is Valid', 'ETSI.CAdES.detached', 'Total document signed']) {
      expect(judged).toContain(words);
    }
    expect(await said('qpdf', ['--check', sealed])).toContain('No syntax or stream encoding errors');
    const changed = readFileSync(sealed);
    changed.write('3', changed.indexOf('(D:2') + 3, 'latin1');
    writeFileSync(file('changed.pdf'), changed);
    expect(await said('pdfsig', [file('changed.pdf')])).not.toContain('Signature is Valid');
  });

  /** The signature in a sealed file and the bytes that it is about. */
  function takeApart(sealed: string): Readonly<{ signature: string; content: string }> {
    const bytes = readFileSync(sealed);
    const [, start = 0, end = 0] =
      /\/ByteRange ?\[0 (\d+) (\d+) \d+/.exec(bytes.toString('latin1'))?.map(Number) ?? [];
    const hex = bytes.subarray(start + 1, end - 1).toString('latin1');
    const filled = Buffer.from(hex, 'hex');
    // The room behind it is filled with zeros, which it may end with itself: its header tells its length.
    expect(filled.readUInt16BE(0)).toBe(0x3082);
    writeFileSync(file('signature.der'), filled.subarray(0, 4 + filled.readUInt16BE(2)));
    writeFileSync(file('content'), Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]));
    return { signature: file('signature.der'), content: file('content') };
  }
  const verify = async (sealed: string): Promise<string> => {
    const { signature, content } = takeApart(sealed);
    writeFileSync(file('market.pem'), new X509Certificate(key.signer.certificate).toString());
    const trust = ['-CAfile', file('market.pem'), '-partial_chain', '-purpose', 'any'];
    const how = ['-verify', '-cades', '-binary', '-inform', 'DER', ...trust, '-out', file('out')];
    return said('openssl', ['cms', ...how, '-in', signature, '-content', content]);
  };

  itWith(['openssl'], 'is a CAdES signature for OpenSSL, without a signing time', async () => {
    const sealed = await sealedFile(key);
    expect(await verify(sealed)).toMatch(/Verification successful/i);
    const printed = await said('openssl', [
      'cms',
      '-cmsout',
      '-print',
      '-inform',
      'DER',
      '-in',
      file('signature.der'),
    ]);
    expect(printed).toContain('id-smime-aa-signingCertificateV2');
    expect(printed).not.toContain('signingTime');
  });

  itWith(['openssl', 'pdfsig'], 'is made with the key of a PKCS #12 file, RSA or elliptic', async () => {
    for (const algorithm of ['rsa:2048', 'ec']) {
      const curve = algorithm === 'ec' ? ['-pkeyopt', 'ec_paramgen_curve:prime256v1'] : [];
      const request = [
        'req',
        '-x509',
        '-newkey',
        algorithm,
        ...curve,
        '-nodes',
        '-days',
        '30',
        '-subj',
        '/CN=Market',
      ];
      await run('openssl', [...request, '-keyout', 'key.pem', '-out', 'cert.pem'], { cwd: folder });
      const pack = ['pkcs12', '-export', '-inkey', 'key.pem', '-in', 'cert.pem', '-passout', 'pass:secret'];
      await run('openssl', [...pack, '-out', 'market.p12'], { cwd: folder });
      const packed = readFileSync(file('market.p12'));
      const own = await readP12(packed, 'secret');
      expect(own.isTest).toBe(false);
      expect(own.validUntil.getTime()).toBeGreaterThan(Date.now());
      expect(await said('pdfsig', [await sealedFile(own)])).toContain('Signature is Valid');
      await expect(readP12(packed, 'wrong')).rejects.toThrow();
    }
  });

  /** A time-stamping authority that answers what it is asked, or the same answer for ever. */
  async function timeStamping(always?: Buffer) {
    const extensions = file('tsa.cnf');
    writeFileSync(
      extensions,
      '[req]\ndistinguished_name=dn\n[dn]\n[tsa]\nextendedKeyUsage=critical,timeStamping\n' +
        '[tsa_config]\nserial=serial\ncrypto_device=builtin\nsigner_cert=tsa.pem\ncerts=tsa.pem\nsigner_key=tsa.key\n' +
        'signer_digest=sha256\ndefault_policy=1.2.3.4.1\ndigests=sha256\naccuracy=secs:1\ness_cert_id_chain=no\n',
    );
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30', '-subj', '/CN=TSA'];
    const parts = ['-config', extensions, '-extensions', 'tsa', '-keyout', 'tsa.key', '-out', 'tsa.pem'];
    await run('openssl', [...request, ...parts], { cwd: folder });
    writeFileSync(file('serial'), '01\n');
    const answers: Buffer[] = [];
    const server = createServer(async (asked, answer) => {
      const body: Buffer[] = [];
      for await (const part of asked) body.push(part as Buffer);
      writeFileSync(file('query.tsq'), Buffer.concat(body));
      const reply = [
        'ts',
        '-reply',
        '-queryfile',
        'query.tsq',
        '-config',
        'tsa.cnf',
        '-section',
        'tsa_config',
      ];
      await run('openssl', [...reply, '-out', 'reply.tsr'], { cwd: folder });
      const made = always ?? readFileSync(file('reply.tsr'));
      answers.push(made);
      answer.setHeader('content-type', 'application/timestamp-reply').end(made);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return { url: `http://127.0.0.1:${port}/`, answers, stop: () => server.close() };
  }

  itWith(
    ['openssl', 'pdfsig'],
    'carries a time stamp that OpenSSL made, and refuses one of another hash',
    async () => {
      const authority = await timeStamping();
      const sealed = await sealedFile(key, { timeStamp: timeStampFrom(authority.url) });
      authority.stop();
      expect(await verify(sealed)).toMatch(/Verification successful/i);
      expect(await said('pdfsig', [sealed])).toContain('Signature is Valid');
      const printed = await said('openssl', [
        'cms',
        '-cmsout',
        '-print',
        '-inform',
        'DER',
        '-in',
        file('signature.der'),
      ]);
      expect(printed).toContain('id-smime-aa-timeStampToken');
      const deceiver = await timeStamping(authority.answers[0]);
      const timeStamp = timeStampFrom(deceiver.url);
      await expect(sealPdf(document, { ...sealing, key, timeStamp, reason: 'Another' })).rejects.toThrow(
        'another hash',
      );
      deceiver.stop();
    },
  );
});
