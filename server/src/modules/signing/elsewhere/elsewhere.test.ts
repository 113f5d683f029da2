import { beforeEach, describe, expect, it } from '@jest/globals';
import { PDF } from '@libpdf/core';
import { writePdf } from '../../../platform/pdf/index.ts';
import { aPicture, rejectPaper } from '../../documents/testing.ts';
import { codeOf, readBy, signingMarket } from '../testing/signing-market.ts';
import { power } from '../testing.ts';

describe('elsewhere', () => {
  const market = signingMarket();
  const point = 'framework-agreement';
  let copyId = '';
  let signed: Buffer;
  beforeEach(async () => {
    await market.confirm(power(market.shop.ownerId, market.documentId));
    signed = await writePdf({
      title: 'Signed',
      locale: 'tr',
      author: 'Us',
      createdAt: new Date(0),
      footNote: '',
      blocks: [{ kind: 'heading', level: 1, text: 'Islak imza' }],
    });
    await market.shop.owner.upload(point, signed, 'imzalı.pdf');
    copyId = (await market.shop.owner.point(point)).document?.id ?? '';
  });
  const name = async (change: object = {}) =>
    codeOf(
      await market.shop.owner.call('POST', '/api/agreement/elsewhere', {
        documentId: copyId,
        signedOn: '2026-11-20',
        locale: 'en',
        ...change,
      }),
    );
  const withdraw = async () =>
    codeOf(await market.shop.owner.call('POST', '/api/agreement/elsewhere/withdrawal', {}));

  describe('a copy that was signed elsewhere', () => {
    it('counts after both sides have confirmed its date and fingerprint, under a sealed cover', async () => {
      const refused = await market.staff.call('POST', `/api/admin/documents/${copyId}/decision`, {
        decision: 'accept',
      });
      expect(refused.body).toMatchObject({
        code: 'document.not-acceptable',
        errors: [{ reason: 'unconfirmed' }],
      });
      expect(await name()).toBe(200);
      const { text, elsewhere, state } = await readBy(market.shop.owner);
      expect(state).toBe('open');
      expect(elsewhere).toMatchObject({ id: copyId, name: 'imzalı.pdf', signedOn: '2026-11-20' });
      const said = JSON.stringify(text.sections);
      expect(said).toContain('on 2026-11-20');
      expect(said).toContain(elsewhere?.sha256);
      expect(await market.sign(market.owner())).toBe(200);
      expect(await withdraw()).toBe('signing.moved');
      expect(await market.sign(market.marketsStaff())).toBe(200);
      await market.seal();
      const { inForce } = await readBy(market.shop.owner);
      expect(inForce).toMatchObject({
        signedOn: '2026-11-20',
        signatures: [{ byMarket: false }, { byMarket: true }],
      });
      const sealed = (await market.shop.owner.call('GET', '/api/agreement/sealed')).raw;
      expect(await market.check(sealed)).toMatchObject({ verdict: 'sealed', sha256: inForce?.sha256 });
      const attachments = await attachmentsOf(sealed);
      expect(attachments).toEqual([['imzalı.pdf', signed.toString('base64')]]);
      expect(await market.shop.owner.point(point)).toMatchObject({
        state: 'accepted',
        document: { faults: [] },
      });
    });

    it('may be a scan of ink', async () => {
      await market.shop.owner.upload(point, aPicture, 'ink.png');
      copyId = (await market.shop.owner.point(point)).document?.id ?? '';
      await name();
      await market.sign(market.owner());
      await market.sign(market.marketsStaff());
      await market.seal();
      const sealed = (await market.shop.owner.call('GET', '/api/agreement/sealed')).raw;
      expect(await attachmentsOf(sealed)).toEqual([['ink.png', aPicture.toString('base64')]]);
    });

    it.each([
      ['with a day still to come', { signedOn: '2126-01-01' }, 'request.body-invalid'],
      [
        'that is no document of it',
        { documentId: '00000000-0000-4000-8000-000000000000' },
        'document.not-found',
      ],
      ['without a day', { signedOn: '' }, 'request.body-invalid'],
    ])('is refused %s', async (_how, wrong, code) => {
      expect(await name(wrong)).toBe(code);
      expect((await readBy(market.shop.owner)).elsewhere).toBeNull();
    });

    it('is named by signatories alone', async () => {
      const body = { documentId: copyId, signedOn: '2026-11-20', locale: 'en' };
      const answer = await market.shop.member.call('POST', '/api/agreement/elsewhere', body);
      expect(codeOf(answer)).toBe('signing.not-signatory');
    });

    it('gives way to a signature here before it is confirmed', async () => {
      await name();
      expect(await withdraw()).toBe(200);
      const { text, elsewhere } = await readBy(market.shop.owner);
      expect(elsewhere).toBeNull();
      expect(text.sections.length).toBeGreaterThan(3);
      expect(await market.sign(market.owner())).toBe(200);
      expect(await name()).toBe('signing.moved');
      expect(await withdraw()).toBe('signing.moved');
    });

    it('that is replaced while it is read asks anew', async () => {
      await name();
      const { text, consentVersion } = await readBy(market.shop.owner);
      await market.shop.owner.upload(point, aPicture, 'other.png');
      const { sha256, locale } = text;
      expect(codeOf(await market.shop.owner.call('POST', '/api/agreement/code', { sha256, locale }))).toBe(
        'signing.text-changed',
      );
      expect(consentVersion).not.toBe('');
      expect((await readBy(market.shop.owner)).elsewhere).toBeNull();
    });

    it('that staff rejected is not countersigned', async () => {
      await name();
      await market.sign(market.owner());
      await rejectPaper(market.database.db, copyId);
      expect(await market.sign(market.marketsStaff())).toBe('signing.text-changed');
    });
  });

  /** Names and contents of the files that a PDF carries. */
  async function attachmentsOf(content: Buffer): Promise<[string, string][]> {
    const pdf = await PDF.load(content);
    return [...pdf.attachments.list().keys()].map((it) => [
      it,
      Buffer.from(pdf.attachments.get(it) ?? []).toString('base64'),
    ]);
  }
});
