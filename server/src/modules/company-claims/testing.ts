import { eq } from 'drizzle-orm';
import { readAtStake } from 'shared-kit/contract/binding';
import type { OwnClaimAnswer } from 'shared-kit/contract/claims';
import { inboxAnswer } from 'shared-kit/contract/notifications';
import { newId } from '../../platform/db/index.ts';
import { testJobContext } from '../../platform/testing/test-job-context.ts';
import { testSession, testUser } from '../accounts/testing.ts';
import { company } from '../companies/index.ts';
import { nextTaxNumber } from '../companies/testing.ts';
import { mill, registrationDesk, someone, userAccount } from '../registration/testing.ts';
import { followCompanyClaims } from './module.ts';

type Desk = ReturnType<typeof registrationDesk>;

/** Who calls the API, and reads what they were told. */
async function caller(desk: Desk, userId: string) {
  const cookie = await testSession(desk.database.db, userId, new Date(Date.now() + 90 * 86_400_000));
  const get = async <Body>(url: string) => (await desk.get(url, { cookie })).json() as Body;
  const post = async (url: string, given: object = {}, key = newId()) => {
    const seen = 'seen' in given ? null : await readAtStake(url, given, get);
    const body = seen ? { ...given, seen } : given;
    const answer = await desk.post(url, body, { cookie, 'idempotency-key': key });
    return answer.statusCode === 200 ? 200 : (answer.json().code as string);
  };
  const told = async (): Promise<string[]> =>
    inboxAnswer.parse(await get('/api/notifications?limit=50')).entries.map(({ event }) => event);
  const remove = async (url: string) => {
    const answer = await desk.remove(url, { cookie });
    return answer.statusCode === 200 ? 200 : (answer.json().code as string);
  };
  return { userId, cookie, get, post, remove, told };
}

/** A market with staff, where a company's owner and a claimant can be had. */
export function claimsDesk() {
  const desk = registrationDesk();
  const follow = () =>
    followCompanyClaims.run(
      {},
      testJobContext({ db: desk.database.db, clock: desk.now }),
      new AbortController().signal,
    );
  const staff = async (name = 'Burak Tan') =>
    caller(desk, (await testUser(desk.database.db, { isAdmin: true, name })).userId);
  /** An approved company with its owner. */
  const holder = async () => {
    const taxNumber = nextTaxNumber();
    const { userId, companyId } = await testUser(desk.database.db, { kind: 'retailer', name: 'Ada Kaya' });
    const id = companyId ?? '';
    await desk.database.db.update(company).set({ taxNumber }).where(eq(company.id, id));
    return { ...(await caller(desk, userId)), id, taxNumber };
  };
  /** Registers with a number, claims what has it, and confirms the address. */
  const claimant = async (taxNumber: string, { confirmed = true } = {}) => {
    const claimed = { ...mill, taxNumber, mersisNumber: null };
    const person = someone({ company: claimed, claim: { words: 'I buy for them' } });
    const { statusCode } = await desk.register(person);
    if (statusCode !== 200) throw new Error(`the registration was refused: ${statusCode}`);
    if (confirmed) await desk.useLink((await desk.newestMail()).token);
    const user = await desk.userOf(person);
    return { person, ...(await caller(desk, user?.id ?? '')) };
  };
  /** Somebody with a confirmed account and no company, who claims by number. */
  const loner = async () => {
    const { userId } = await testUser(desk.database.db, { name: 'Deniz Aksoy' });
    const asking = await caller(desk, userId);
    const claim = (taxNumber: string, more: object = {}, key?: string) =>
      asking.post('/api/profile/claim', { country: 'TR', taxNumber, words: 'I buy for them', ...more }, key);
    return { ...asking, claim };
  };
  const companyIdOf = async (userId: string) => {
    const [row] = await desk.database.db.select().from(userAccount).where(eq(userAccount.id, userId));
    return row && { companyId: row.companyId, role: row.companyRole };
  };
  const people = { follow, staff, holder, claimant, loner };
  return { ...desk, ...people, claimed: claimedBy(people), companyIdOf };
}

type Caller = Awaited<ReturnType<typeof caller>>;
type People = Readonly<{
  follow: () => Promise<unknown>;
  staff: () => Promise<Caller>;
  holder: () => Promise<Caller & Readonly<{ id: string; taxNumber: string }>>;
  claimant: (taxNumber: string) => Promise<Caller & Readonly<{ person: ReturnType<typeof someone> }>>;
}>;

/** Makes an owner, a claimant whom they and the staff know of, and the staff. */
const claimedBy = (people: People) => async () => {
  const owner = await people.holder();
  const newcomer = await people.claimant(owner.taxNumber);
  await people.follow();
  const id = (await newcomer.get<OwnClaimAnswer>('/api/profile/claim')).claim?.id ?? '';
  const staff = await people.staff();
  const say = (opinion: string) => owner.post(`/api/company/claims/${id}/opinion`, { opinion });
  const decide = (input: object, by = staff) => by.post(`/api/admin/claims/${id}`, input);
  const withdraw = () => newcomer.post(`/api/profile/claim/${id}/withdrawal`);
  return { owner, newcomer, staff, id, say, decide, withdraw };
};
