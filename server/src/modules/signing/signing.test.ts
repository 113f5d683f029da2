import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { sealCheckAnswer } from 'shared-kit/contract';
import { memoryFiles } from '../../platform/files/memory-files.ts';
import { pdfText } from '../../platform/testing/pdf-text.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { testJobContext } from '../../platform/testing/test-job-context.ts';
import { createUser } from '../accounts/index.ts';
import { testSession, testUser } from '../accounts/testing.ts';
import { company } from '../companies/index.ts';
import { type Caller, caller, documentCompany } from '../documents/testing.ts';
import { sealSignings } from './index.ts';
import { signatory, signingCode } from './schema.ts';
import { acceptedExtract, mailedCode, power, readBy } from './testing.ts';

const database = testDatabase();
const files = memoryFiles();

let app: FastifyInstance;
let staff: Caller;
let staffId: string;
beforeAll(async () => {
  app = await testApp({ ...database, files });
  ({ userId: staffId } = await testUser(database.db, { isAdmin: true, name: 'Burak Tan' }));
  staff = caller(app, await testSession(database.db, staffId));
});
afterAll(() => app.close());

let shop: Awaited<ReturnType<typeof documentCompany>>;
let documentId: string;
beforeEach(async () => {
  shop = await documentCompany(database.db, app);
  documentId = await acceptedExtract(database.db, shop.id);
});

const codeOf = ({ status, body }: Awaited<ReturnType<Caller['call']>>) => body?.code ?? status;
const ofStaff = (path: string) => `/api/admin/companies/${shop.id}/${path}`;
const confirm = (input: ReturnType<typeof power>) => staff.call('POST', ofStaff('signatories'), input);

type Signer = Readonly<{ by: Caller; userId: string; name: string; at?: string }>;
const owner = (): Signer => ({ by: shop.owner, userId: shop.ownerId, name: 'nuray  DEMİRTAŞ' });
const market = (): Signer => ({
  ...{ by: staff, userId: staffId, name: 'Burak Tan', at: ofStaff('agreement') },
});

/** Reads the text, has a code mailed and signs with what is given instead of the right words. */
async function sign(signer: Signer, wrong: Readonly<Record<string, string>> = {}) {
  const at = signer.at ?? '/api/agreement';
  const { text, consentVersion } = await readBy(signer.by, at);
  const { sha256, locale } = text;
  const asked = await signer.by.call('POST', `${at}/code`, { sha256, locale });
  if (asked.status !== 200) return codeOf(asked);
  const code = await mailedCode(database.db, signer.userId);
  const { name } = signer;
  return codeOf(
    await signer.by.call('POST', `${at}/signature`, { name, sha256, consentVersion, code, ...wrong }),
  );
}

const seal = (env = {}) =>
  sealSignings.run(
    {},
    (() => {
      const context = testJobContext({ ...database, files });
      return { ...context, env: { ...context.env, ...env } };
    })(),
    new AbortController().signal,
  );
const check = async (content: Buffer) =>
  sealCheckAnswer.parse((await shop.owner.call('POST', '/api/seals/check', content)).body);

describe('from confirmed signatories to an agreement in force', () => {
  it('takes one who signs alone, the market, and a seal', async () => {
    expect(await readBy(shop.owner)).toMatchObject({ state: null, canBind: false, inForce: null });
    expect(codeOf(await confirm(power(shop.ownerId, documentId)))).toBe(200);
    expect(await readBy(shop.owner)).toMatchObject({ state: null, canBind: true, isAllowed: true });
    expect(await sign(owner())).toBe(200);
    expect(await readBy(shop.owner)).toMatchObject({ state: 'awaiting_market', inForce: null });
    expect(await sign(market())).toBe(200);
    expect(await readBy(shop.owner)).toMatchObject({ state: 'sealing', inForce: null });
    await seal();
    const { state, inForce } = await readBy(shop.owner);
    expect([state, inForce]).toMatchObject([
      null,
      { isTest: true, hasTimeStamp: false, signatures: [{ byMarket: false }, { byMarket: true }] },
    ]);
    const point = await shop.owner.point('framework-agreement');
    expect(point).toMatchObject({ state: 'accepted', document: { file: { sha256: inForce?.sha256 } } });
    const sealed = await shop.owner.call('GET', '/api/agreement/sealed');
    const text = await pdfText(sealed.raw);
    for (const said of ['Burak Tan', 'Managing director', 'Electronic signature, not qualified']) {
      expect(text.replace(/\s+/g, ' ')).toContain(said);
    }
    expect(await check(sealed.raw)).toMatchObject({ verdict: 'sealed', sha256: inForce?.sha256 });
  });

  it('takes two who sign jointly, each with a code of their own', async () => {
    const secondId = await createUser(database.db, {
      ...{ name: 'Selim Kaya', email: `${shop.id}@people.example`, passwordHash: 'none' },
      company: { id: shop.id, role: 'member' },
    });
    const second: Signer = {
      by: caller(app, await testSession(database.db, secondId)),
      userId: secondId,
      name: 'Selim Kaya',
    };
    await confirm(power(shop.ownerId, documentId, { signs: 'jointly' }));
    expect((await readBy(shop.owner)).canBind).toBe(false);
    await confirm(power(secondId, documentId, { signs: 'jointly', name: 'Selim Kaya' }));
    expect(await sign(owner())).toBe(200);
    expect(await readBy(second.by)).toMatchObject({ state: 'open', signatures: [{ byMarket: false }] });
    expect(await sign(owner())).toBe('signing.done');
    expect(await sign(market())).toBe('signing.moved');
    expect(await sign(second)).toBe(200);
    expect((await readBy(shop.owner)).state).toBe('awaiting_market');
  });

  it('begins anew when the market does not sign, and says why', async () => {
    await confirm(power(shop.ownerId, documentId));
    await sign(owner());
    const reason = 'The extract names somebody else';
    expect(codeOf(await staff.call('POST', ofStaff('agreement/refusal'), { reason }))).toBe(200);
    expect(await readBy(shop.owner)).toMatchObject({ state: null, declined: reason });
    expect(await sign(owner())).toBe(200);
  });

  it('a newer one takes the place of the one in force', async () => {
    await confirm(power(shop.ownerId, documentId));
    const sealed: Buffer[] = [];
    for (const legalName of ['First Ltd', 'Second Ltd']) {
      await database.db.update(company).set({ legalName }).where(eq(company.id, shop.id));
      await sign(owner());
      await sign(market());
      await seal();
      sealed.push((await shop.owner.call('GET', '/api/agreement/sealed')).raw);
    }
    const [first = Buffer.alloc(0), second = Buffer.alloc(0)] = sealed;
    expect(await check(first)).toMatchObject({ verdict: 'sealed', sealed: { company: 'First Ltd' } });
    expect(await check(second)).toMatchObject({ verdict: 'sealed', sealed: { company: 'Second Ltd' } });
  });
});

describe('a signature is refused', () => {
  beforeEach(() => confirm(power(shop.ownerId, documentId)));

  it.each([
    ['under another name', { name: 'Nuray Demir' }, 'signing.name-differs'],
    ['for another text', { sha256: '0'.repeat(64) }, 'signing.text-changed'],
    ['with letters for a code', { code: 'abcdef' }, 'request.body-invalid'],
    ['without words of consent', { consentVersion: 'x'.repeat(21) }, 'request.body-invalid'],
  ])('%s', async (_how, wrong, code) => {
    expect(await sign(owner(), wrong)).toBe(code);
    expect((await readBy(shop.owner)).signatures).toEqual([]);
  });

  it('after five wrong codes, even with the right one', async () => {
    const { text, consentVersion } = await readBy(shop.owner);
    const { sha256, locale } = text;
    await shop.owner.call('POST', '/api/agreement/code', { sha256, locale });
    const right = await mailedCode(database.db, shop.ownerId);
    const wrong = right === '000000' ? '000001' : '000000';
    const enter = async (code: string) =>
      codeOf(
        await shop.owner.call('POST', '/api/agreement/signature', {
          ...{ name: 'Nuray Demirtaş', sha256, consentVersion, code },
        }),
      );
    const answers: unknown[] = [];
    for (let at = 0; at < 5; at += 1) answers.push(await enter(wrong));
    expect(answers).toEqual([...Array(4).fill('signing.code-wrong'), 'signing.code-void']);
    expect(await enter(right)).toBe('signing.code-void');
    await shop.owner.call('POST', '/api/agreement/code', { sha256, locale });
    expect(await enter(await mailedCode(database.db, shop.ownerId))).toBe(200);
  });

  it('with a code that is too old, used, or replaced by a newer one', async () => {
    const { text, consentVersion } = await readBy(shop.owner);
    const { sha256, locale } = text;
    const ask = () => shop.owner.call('POST', '/api/agreement/code', { sha256, locale });
    const enter = (code: string) =>
      shop.owner.call('POST', '/api/agreement/signature', {
        ...{ name: 'Nuray Demirtaş', sha256, consentVersion, code },
      });
    await ask();
    const first = await mailedCode(database.db, shop.ownerId);
    await ask();
    const second = await mailedCode(database.db, shop.ownerId);
    if (first !== second) expect(codeOf(await enter(first))).toBe('signing.code-wrong');
    const mine = eq(signingCode.userId, shop.ownerId);
    await database.db.update(signingCode).set({ expiresAt: new Date() }).where(mine);
    expect(codeOf(await enter(second))).toBe('signing.code-void');
    await database.db
      .update(signingCode)
      .set({ expiresAt: new Date(Date.now() + 60_000), usedAt: new Date() })
      .where(mine);
    expect(codeOf(await enter(second))).toBe('signing.code-void');
  });

  it('of two tabs that sign at once, but not of one that repeats itself', async () => {
    const { text, consentVersion } = await readBy(shop.owner);
    const { sha256, locale } = text;
    await shop.owner.call('POST', '/api/agreement/code', { sha256, locale });
    const code = await mailedCode(database.db, shop.ownerId);
    const input = { name: 'Nuray Demirtaş', sha256, consentVersion, code };
    const both = await Promise.all([
      shop.owner.call('POST', '/api/agreement/signature', input),
      shop.owner.call('POST', '/api/agreement/signature', input),
    ]);
    expect(both.map(codeOf).sort()).toEqual([200, 'signing.moved']);
    expect((await readBy(shop.owner)).signatures).toHaveLength(1);
  });

  it('after the company’s name changed while it was read', async () => {
    const { text, consentVersion } = await readBy(shop.owner);
    const { sha256, locale } = text;
    await shop.owner.call('POST', '/api/agreement/code', { sha256, locale });
    const code = await mailedCode(database.db, shop.ownerId);
    await database.db.update(company).set({ legalName: 'Another Ltd' }).where(eq(company.id, shop.id));
    const input = { name: 'Nuray Demirtaş', sha256, consentVersion, code };
    expect(codeOf(await shop.owner.call('POST', '/api/agreement/signature', input))).toBe(
      'signing.text-changed',
    );
    expect(await sign(owner())).toBe(200);
  });

  it('of somebody whose power ended, who was never confirmed, or who left', async () => {
    expect(await sign({ by: shop.member, userId: shop.ownerId, name: 'x' })).toBe('signing.not-signatory');
    const mine = eq(signatory.companyId, shop.id);
    await database.db.update(signatory).set({ until: '2026-01-01' }).where(mine);
    expect(await sign(owner())).toBe('signing.not-signatory');
    await database.db.update(signatory).set({ until: null }).where(mine);
    const [id] = (await readBy(shop.owner)).signatories.map((it) => it.id);
    expect(codeOf(await staff.call('POST', ofStaff(`signatories/${id}/end`)))).toBe(200);
    expect(await sign(owner())).toBe('signing.not-signatory');
  });

  it.each(['draft', 'suspended', 'rejected', 'closed'] as const)('of a company that is %s', async (state) => {
    await database.db.update(company).set({ verification: state }).where(eq(company.id, shop.id));
    expect(await sign(owner())).toBe('company.not-allowed');
  });
});

describe('staff can’t confirm', () => {
  it('somebody of another company, or from a document that is not accepted', async () => {
    expect(codeOf(await confirm(power(staffId, documentId)))).toBe('signatory.not-member');
    expect(codeOf(await confirm(power(shop.ownerId, staffId)))).toBe('signatory.document-needed');
  });

  it('anybody for a company that signs no agreement', async () => {
    const bank = await documentCompany(database.db, app, { kind: 'bank' });
    const input = power(bank.ownerId, await acceptedExtract(database.db, bank.id));
    const answer = await staff.call('POST', `/api/admin/companies/${bank.id}/signatories`, input);
    expect(codeOf(answer)).toBe('agreement.not-needed');
    expect(codeOf(await bank.owner.call('GET', '/api/agreement'))).toBe('agreement.not-needed');
  });
});

describe('a seal waits', () => {
  const signedByBoth = async () => {
    await confirm(power(shop.ownerId, documentId));
    await sign(owner());
    await sign(market());
  };
  const sealing = { p12File: null, p12Password: null, tsaUrl: null };

  it.each([
    ['without the operator’s certificate', { ...sealing, p12File: '/nowhere.p12' }, 'certificate-missing'],
    [
      'while the time-stamping authority is away',
      { ...sealing, tsaUrl: 'http://127.0.0.1:9/' },
      'time-stamp',
    ],
  ] as const)('%s, says so, and is made in the end', async (_when, hindered, waitsFor) => {
    await signedByBoth();
    await seal({ sealing: hindered });
    expect(await readBy(shop.owner)).toMatchObject({ state: 'sealing', waitsFor, inForce: null });
    await seal();
    expect(await readBy(shop.owner)).toMatchObject({ state: null, inForce: { isTest: true } });
  });
});

describe('a checked file', () => {
  const sealedPdf = async () => {
    await confirm(power(shop.ownerId, documentId));
    await sign(owner());
    await sign(market());
    await seal();
    return (await shop.owner.call('GET', '/api/agreement/sealed')).raw;
  };

  it('is told apart from one that was changed, cut off or added to', async () => {
    const sealed = await sealedPdf();
    const changed = Buffer.from(sealed);
    // The year in which it was made.
    changed.write('3', changed.indexOf('(D:2') + 3, 'latin1');
    expect((await check(changed)).verdict).toBe('changed');
    expect((await check(Buffer.concat([sealed, Buffer.from('\n% more\n')]))).verdict).toBe('changed');
    expect((await check(sealed.subarray(0, sealed.length - 4000))).verdict).not.toBe('sealed');
    expect((await check(Buffer.from('no pdf'))).verdict).toBe('unreadable');
  });
});
