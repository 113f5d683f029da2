import { describe, expect, it } from '@jest/globals';
import { and, eq, like } from 'drizzle-orm';
import type { OwnClaimAnswer, StaffClaimsAnswer } from 'shared-kit/contract/claims';
import { newId } from '../../platform/db/index.ts';
import { testApp } from '../../platform/testing/test-app.ts';
import { auditEntry } from '../audit/index.ts';
import { claimsDesk } from './testing.ts';

describe('a claim that makes an owner', () => {
  const desk = claimsDesk();
  const { companyIdOf, database } = desk;
  const reason = 'Known from the trade register';
  const grant = { decision: 'grant', role: 'owner', reason };
  const refuse = { decision: 'refuse', reason };
  const outside = { companyId: null, role: null };

  /** A claim that an owner agreed to, and two of the staff. */
  async function agreed() {
    const made = await desk.claimed();
    let seconds = 0;
    const later = () => desk.after(++seconds);
    const say: typeof made.say = (opinion) => {
      later();
      return made.say(opinion);
    };
    const decide: typeof made.decide = (input, by) => {
      later();
      return made.decide(input, by);
    };
    await say('agree');
    const other = await desk.staff('Ece Yıldırım');
    const seen = async (by = made.staff) =>
      (await by.get<StaffClaimsAnswer>('/api/admin/claims?limit=100')).claims.find(
        ({ id }) => id === made.id,
      );
    const decided = async () =>
      (await other.get<StaffClaimsAnswer>('/api/admin/claims?list=decided')).claims.find(
        ({ id }) => id === made.id,
      );
    const drop = (by = other) => {
      later();
      return by.remove(`/api/admin/claims/${made.id}/proposal`);
    };
    const entries = async () =>
      (
        await database.db
          .select()
          .from(auditEntry)
          .where(and(eq(auditEntry.companyId, made.owner.id), like(auditEntry.action, 'claim.%')))
          .orderBy(auditEntry.id)
      ).slice(2);
    return { ...made, say, decide, other, seen, decided, drop, entries };
  }

  it('is proposed by one of the staff and granted by another, and nobody else hears before', async () => {
    const { owner, newcomer, other, staff, decide, drop, seen, decided, entries } = await agreed();
    expect(await seen()).toMatchObject({ needsTwo: true, proposal: null });
    expect(await decide(grant)).toBe(200);
    expect(await companyIdOf(newcomer.userId)).toEqual(outside);
    const told = JSON.stringify([await newcomer.told(), await newcomer.get('/api/profile/claim')]);
    expect(told).not.toMatch(/granted|register/);
    expect(await owner.told()).toEqual(['claim-received']);
    expect(await seen()).toMatchObject({ proposal: { by: 'Burak Tan', reason, isMine: true } });
    expect(await seen(other)).toMatchObject({ proposal: { by: 'Burak Tan', reason, isMine: false } });

    expect(await decide(grant, other)).toBe(200);
    expect(await companyIdOf(newcomer.userId)).toEqual({ companyId: owner.id, role: 'owner' });
    for (const by of [staff, other]) expect(await drop(by)).toBe('claim.moved');
    expect(await decided()).toMatchObject({ state: 'granted', proposal: { by: 'Burak Tan' } });
    expect(await entries()).toMatchObject([
      { action: 'claim.proposed', userId: staff.userId, isStaffOnly: true, reason },
      { action: 'claim.decided', userId: other.userId, changes: [{ field: 'state', to: 'granted' }] },
    ]);
  });

  it('is not confirmed by who proposed it', async () => {
    const { newcomer, decide, entries } = await agreed();
    await decide(grant);
    expect(await decide(grant)).toBe('claim.own-proposal');
    expect(await companyIdOf(newcomer.userId)).toEqual(outside);
    expect(await entries()).toHaveLength(1);
  });

  it('is confirmed only by somebody who saw the proposal', async () => {
    const { other, decide, seen, drop, newcomer } = await agreed();
    const { version } = (await seen()) ?? {};
    const unaware = { ...grant, seen: { version, sum: null } };
    await decide(grant);
    expect(await decide(unaware, other)).toBe('binding.moved');
    const proposed = { ...grant, seen: { version: (await seen())?.version, sum: null } };
    expect(await drop()).toBe(200);
    await decide(grant);
    expect(await decide(proposed, other)).toBe('binding.moved');
    expect(await companyIdOf(newcomer.userId)).toEqual(outside);
  });

  it.each([
    ['taken back by who proposed it', 'staff', 'claim.proposal-withdrawn'],
    ['refused by another of the staff', 'other', 'claim.proposal-refused'],
  ] as const)('waits again when its proposal is %s', async (_how, by, action) => {
    const made = await agreed();
    await made.decide(grant);
    expect(await made.drop(made[by])).toBe(200);
    expect(await made.drop(made[by])).toBe('claim.moved');
    expect(await made.seen()).toMatchObject({ state: 'agreed', proposal: null });
    expect((await made.entries()).at(-1)).toMatchObject({ action, isStaffOnly: true });
    // Who didn't agree may propose it themselves.
    expect(await made.decide(grant, made.other)).toBe(200);
    expect(await companyIdOf(made.newcomer.userId)).toEqual(outside);
  });

  it('is proposed anew when an owner answers after the proposal', async () => {
    const { newcomer, other, say, decide, seen, entries } = await agreed();
    await decide(grant);
    await say('object');
    expect(await seen()).toMatchObject({ state: 'objected', proposal: null });
    expect((await entries()).map(({ action }) => action).toSorted()).toEqual([
      'claim.answered',
      'claim.proposal-ended',
      'claim.proposed',
    ]);
    expect(await decide(grant, other)).toBe(200);
    expect(await companyIdOf(newcomer.userId)).toEqual(outside);
  });

  it.each([
    ['refused', refuse, outside.role],
    ['granted with a lesser role', { ...grant, role: 'member' }, 'member'],
  ])('may be %s by one alone, which ends the proposal', async (_how, input, role) => {
    const { newcomer, decide, decided } = await agreed();
    await decide(grant);
    expect(await decide(input)).toBe(200);
    expect(await companyIdOf(newcomer.userId)).toMatchObject({ role });
    expect(await decided()).toMatchObject({ proposal: null });
  });

  it('isn’t proposed where it couldn’t be granted', async () => {
    const { decide, staff, id, newcomer } = await desk.claimed();
    expect(await decide(grant)).toBe('claim.owners-asked');
    expect(await newcomer.post(`/api/profile/claim/${id}/withdrawal`)).toBe(200);
    expect(await decide(grant, staff)).toBe('claim.moved');
  });

  it('is proposed once and granted once, however many act at the same time', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { owner, newcomer, other, staff, decide, drop, seen, entries } = await agreed();
      const third = await desk.staff('Derya Ak');
      const version = { version: (await seen())?.version, sum: null };
      const proposing = { ...grant, seen: version };
      const proposed = await Promise.all([staff, other, third].map((by) => decide(proposing, by)));
      expect(proposed.map(String).toSorted()).toEqual(['200', 'binding.moved', 'binding.moved']);
      const proposer = [staff, other, third][proposed.indexOf(200)] ?? staff;
      const rest = [staff, other, third].filter((by) => by !== proposer);
      const confirming = { ...grant, seen: { version: (await seen())?.version, sum: null } };
      const answers = await Promise.all([
        ...rest.map((by) => decide(confirming, by)),
        decide(confirming, proposer),
        ...(round % 2 ? [drop(proposer)] : []),
      ]);
      expect(answers.filter((it) => it === 200)).toHaveLength(1);
      const { companyId } = (await companyIdOf(newcomer.userId)) ?? {};
      const { claim } = await newcomer.get<OwnClaimAnswer>('/api/profile/claim');
      expect(companyId === owner.id).toBe(claim?.state === 'granted');
      if (round % 2 === 0) expect(claim?.state).toBe('granted');
      expect(await entries()).toHaveLength(2);
    }
  });

  it('is granted by one alone where the operator wants no second person, and the record says so', async () => {
    const { id, owner, newcomer, staff, entries } = await agreed();
    const alone = await testApp(database, { FOUR_EYES: 'false' });
    const url = '/api/admin/claims';
    const { cookie } = staff;
    const listed = await alone.inject({ url: `${url}?limit=100`, headers: { cookie } });
    const claim = (listed.json() as StaffClaimsAnswer).claims.find((it) => it.id === id);
    expect(claim).toMatchObject({ needsTwo: false });
    const answer = await alone.inject({
      method: 'POST',
      url: `${url}/${id}`,
      headers: { cookie, 'idempotency-key': newId() },
      payload: { ...grant, seen: { version: claim?.version, sum: null } },
    });
    expect(answer.json()).toEqual({ outcome: 'decided' });
    expect(await companyIdOf(newcomer.userId)).toEqual({ companyId: owner.id, role: 'owner' });
    expect((await entries()).at(-1)).toMatchObject({
      action: 'claim.decided',
      changes: [{ field: 'state' }, { field: 'four-eyes', from: null, to: 'alone' }],
    });
    await alone.close();
  });
});
