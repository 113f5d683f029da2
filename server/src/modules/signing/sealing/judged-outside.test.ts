import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect } from '@jest/globals';
import { writePdf } from '../../../platform/pdf/index.ts';
import { itWith, said } from '../../../platform/testing/programs.ts';
import { aPicture } from '../../documents/testing.ts';
import { signingMarket } from '../testing/signing-market.ts';
import { power } from '../testing.ts';

describe('judged outside', () => {
  const market = signingMarket();
  const folder = mkdtempSync(join(tmpdir(), 'sealed-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeEach(() => market.confirm(power(market.shop.ownerId, market.documentId)));

  const point = 'framework-agreement';
  const inkOnPaper = () =>
    writePdf({
      title: 'Signed',
      locale: 'tr',
      author: 'Us',
      createdAt: new Date(0),
      footNote: '',
      blocks: [{ kind: 'heading', level: 1, text: 'Islak imza' }],
    });

  /** Signs for both sides; returns the sealed file that the company downloads. */
  async function sealedFile(): Promise<string> {
    expect(await market.sign(market.owner())).toBe(200);
    expect(await market.sign(market.marketsStaff())).toBe(200);
    await market.seal();
    const path = join(folder, 'sealed.pdf');
    writeFileSync(path, (await market.shop.owner.call('GET', '/api/agreement/sealed')).raw);
    return path;
  }

  /** A cover over what the parties signed elsewhere. */
  async function cover(content: Buffer, name: string): Promise<string> {
    await market.shop.owner.upload(point, content, name);
    const documentId = (await market.shop.owner.point(point)).document?.id ?? '';
    const copy = { documentId, signedOn: '2026-11-20', locale: 'tr' };
    expect((await market.shop.owner.call('POST', '/api/agreement/elsewhere', copy)).status).toBe(200);
    return sealedFile();
  }

  async function expectSound(path: string): Promise<void> {
    const judged = await said('pdfsig', [path]);
    for (const words of ['Signature is Valid', 'ETSI.CAdES.detached', 'Total document signed'])
      expect(judged).toContain(words);
    expect(judged).not.toContain('Signature #2');
    expect(await said('qpdf', ['--check', path])).toContain('No syntax or stream encoding errors');
  }

  const attachment = (path: string, name: string): Buffer =>
    execFileSync('qpdf', [`--show-attachment=${name}`, path]);

  describe('the programs of others find sound and valid', () => {
    itWith(['pdfsig', 'qpdf'], 'an agreement that was signed here', async () => {
      const path = await sealedFile();
      await expectSound(path);
      expect(await said('qpdf', ['--list-attachments', path])).toContain('has no embedded files');
    });

    itWith(
      ['pdfsig', 'qpdf'],
      'the cover of a PDF that was signed elsewhere, with the PDF in it',
      async () => {
        const copy = await inkOnPaper();
        const path = await cover(copy, 'imzali.pdf');
        await expectSound(path);
        expect(attachment(path, 'imzali.pdf').equals(copy)).toBe(true);
      },
    );

    itWith(['pdfsig', 'qpdf'], 'the cover of a scan of ink', async () => {
      const path = await cover(aPicture, 'ink.png');
      await expectSound(path);
      expect(attachment(path, 'ink.png').equals(aPicture)).toBe(true);
    });
  });
});
