import { beforeEach, describe, expect, it } from '@jest/globals';
import { and, eq, like } from 'drizzle-orm';
import { bankAccountAnswer } from 'shared-kit/contract/bank-account';
import { verificationStates } from 'shared-kit/contract/companies';
import { inboxAnswer } from 'shared-kit/contract/notifications';
import { runDueJobs } from '../../platform/jobs/index.ts';
import { testJobContext } from '../../platform/testing/test-job-context.ts';
import { userAccount } from '../accounts/index.ts';
import { auditEntry } from '../audit/index.ts';
import { company } from '../companies/index.ts';
import { tellBuyersOfAccount } from '../quotes/module.ts';
import { type Person, quoteMarket } from '../quotes/testing.ts';
import { settleBankAccounts } from './module.ts';

describe('bank accounts', () => {
  const market = quoteMarket();
  const url = '/api/company/bank-account';
  const turkish = {
    holder: 'Anadolu Dokuma A.Ş.',
    bank: 'Poyraz Bankası',
    country: 'TR',
    bic: 'POYRTRIS',
    account: 'TR33 0006 1005 1978 6457 8413 26',
  };
  const german = { ...turkish, country: 'DE', bic: 'DEUTDEFF', account: 'DE89 3704 0044 0532 0130 00' };

  let owner: Person;
  let second: Person;
  let buyer: Person;
  let staff: Person;
  beforeEach(async () => {
    ({ buyer, seller: owner } = await market.parties());
    [second, staff] = [await market.someone({}), await market.someone({ isAdmin: true })];
    const { db } = market.database;
    await db.update(company).set({ legalName: turkish.holder }).where(eq(company.id, owner.companyId));
    await db
      .update(userAccount)
      .set({ companyId: owner.companyId, companyRole: 'approver' })
      .where(eq(userAccount.id, second.userId));
  });

  const codeOf = ({ status, body }: Awaited<ReturnType<Person['call']>>) => body.code ?? status;
  const read = async (reader = owner) => bankAccountAnswer.parse((await reader.call('GET', url)).body);
  const propose = async (input: object = turkish) => codeOf(await owner.call('POST', url, input));
  const pendingId = async () => (await read()).pending?.id ?? '';
  const act = async (by: Person, action: 'confirmation' | 'withdrawal', id?: string) =>
    codeOf(await by.call('POST', `${url}/${id ?? (await pendingId())}/${action}`, {}));
  const confirmByStaff = async () =>
    codeOf(
      await staff.call(
        'POST',
        `/api/admin/companies/${owner.companyId}/bank-account/${await pendingId()}/confirmation`,
        {},
      ),
    );
  /** Lets the sweep and the jobs run, some hours from now. */
  async function settle(hours: number): Promise<void> {
    const clock = () => new Date(Date.now() + hours * 3_600_000);
    const context = testJobContext({ db: market.database.db, clock });
    await settleBankAccounts.run({}, context, new AbortController().signal);
    await runDueJobs([tellBuyersOfAccount], context);
  }
  const heard = async (reader: Person) => {
    const { body } = await reader.call('GET', '/api/notifications?limit=50');
    return inboxAnswer
      .parse(body)
      .entries.map(({ event }) => event)
      .filter((event) => event.includes('bank-account'))
      .toReversed();
  };
  const logged = () =>
    market.database.db
      .select({ action: auditEntry.action, changes: auditEntry.changes })
      .from(auditEntry)
      .where(and(eq(auditEntry.companyId, owner.companyId), like(auditEntry.action, 'bank-account.%')))
      .orderBy(auditEntry.at, auditEntry.id);

  describe('a bank account', () => {
    it.each([
      ['another holder', { holder: 'Somebody else' }, 'holder', 'not-company'],
      ['a wrong digit', { account: 'TR33 0006 1005 1978 6457 8413 27' }, 'account', 'not-iban'],
      ['an IBAN of another country', { account: german.account }, 'account', 'not-iban'],
      ['no BIC', { bic: 'POYR' }, 'bic', 'invalid'],
      ['a BIC of another country', { bic: german.bic }, 'bic', 'invalid'],
      [
        'a local number of strange signs',
        { country: 'CN', bic: 'BKCHCNBJ', account: '!!!!' },
        'account',
        'invalid',
      ],
    ])('with %s is refused', async (_what, wrong, name, reason) => {
      const { body } = await owner.call('POST', url, { ...turkish, ...wrong });
      expect(body).toMatchObject({ code: 'request.body-invalid', errors: [{ name, reason }] });
      expect((await read()).pending).toBeNull();
    });

    it.each(['CN', 'IN', 'JP', 'KR'])('in %s has a local number', async (country) => {
      const bic = `BKCH${country}BJ`;
      expect(await propose({ ...turkish, country, bic, account: '6222 0212 3456 7890' })).toBe(200);
      expect((await read()).pending?.account).toBe('6222 0212 3456 7890');
    });

    it('counts after a second person and two days', async () => {
      expect(await propose()).toBe(200);
      expect(await act(owner, 'confirmation')).toBe('bank-account.second-person');
      expect(await act(second, 'confirmation')).toBe(200);
      await settle(47);
      expect(await read()).toMatchObject({ inForce: null, pending: { state: 'confirmed' } });
      await settle(49);
      expect(await read()).toMatchObject({ inForce: { state: 'in_force', bic: 'POYRTRIS' }, pending: null });
      expect(await heard(owner)).toEqual([
        'bank-account-proposed',
        'bank-account-confirmed',
        'bank-account-in-force',
      ]);
      expect(await logged()).toMatchObject([
        {
          action: 'bank-account.proposed',
          changes: expect.arrayContaining([{ field: 'account', from: null, to: '•••• 1326' }]),
        },
        { action: 'bank-account.confirmed' },
        { action: 'bank-account.in-force' },
      ]);
      expect(JSON.stringify(await logged())).not.toContain('0006');
    });

    it('hides its number from plain members, who can’t confirm it', async () => {
      await propose();
      await market.database.db
        .update(userAccount)
        .set({ companyRole: 'member' })
        .where(eq(userAccount.id, second.userId));
      expect((await read(second)).pending).toMatchObject({ account: '•••• 1326', mayConfirm: false });
      expect(await act(second, 'confirmation')).toBe('bank-account.second-person');
    });

    it('of another company looks missing', async () => {
      await propose();
      expect(await act(buyer, 'confirmation')).toBe('bank-account.not-found');
    });

    it('is confirmed once, however many confirm it at the same time', async () => {
      await propose();
      const id = await pendingId();
      const answers = await Promise.all([act(second, 'confirmation', id), confirmByStaff()]);
      expect(answers.map(String).toSorted()).toEqual(['200', 'bank-account.moved']);
      expect((await logged()).map(({ action }) => action)).toEqual([
        'bank-account.proposed',
        'bank-account.confirmed',
      ]);
    });

    it('has one change under way, however many are proposed at once', async () => {
      const answers = await Promise.all([propose(), propose(german)]);
      expect(answers.map(String).toSorted()).toEqual(['200', 'bank-account.pending']);
    });
  });

  describe('a change', () => {
    beforeEach(async () => {
      await propose();
      await confirmByStaff();
      await settle(49);
      const id = await market.request(buyer, owner, { requestedBy: buyer.userId });
      await buyer.act(id, 'submit');
      await propose(german);
    });

    it('warns buyers with open quotes, and replaces the account', async () => {
      expect(await heard(buyer)).toEqual([]);
      expect(await act(second, 'confirmation')).toBe(200);
      await settle(0);
      expect(await heard(buyer)).toEqual(['quote-bank-account']);
      await settle(49);
      expect(await read()).toMatchObject({ inForce: { bic: 'DEUTDEFF' }, pending: null });
      expect((await logged()).at(-1)?.changes).toContainEqual({
        field: 'account',
        from: '•••• 1326',
        to: '•••• 3000',
      });
    });

    it('is withdrawn until it counts, and buyers hear of that too', async () => {
      await act(second, 'confirmation');
      await settle(0);
      const id = await pendingId();
      expect(await act(owner, 'withdrawal', id)).toBe(200);
      await settle(49);
      expect(await heard(buyer)).toEqual(['quote-bank-account', 'quote-bank-account-kept']);
      expect(await read()).toMatchObject({ inForce: { bic: 'POYRTRIS' }, pending: null });
      expect(await act(owner, 'withdrawal', id)).toBe('bank-account.moved');
      expect(await propose(german)).toBe(200);
    });
  });

  it.each(verificationStates)('asks the standing of a company that is %s', async (state) => {
    await market.verify(owner, state);
    const mayChange = ['submitted', 'in_review', 'changes_requested', 'approved'].includes(state);
    expect(await propose()).toBe(mayChange ? 200 : 'company.not-allowed');
  });
});
