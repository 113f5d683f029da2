import { describe, expect, it } from '@jest/globals';
import { mayGiveRole, mayJoin, mayRemove, standingOf } from './member-rules.ts';

const two = [
  { id: 'ada', role: 'owner' },
  { id: 'ece', role: 'owner' },
  { id: 'can', role: 'approver' },
  { id: 'ali', role: 'member' },
] as const;
const one = two.filter(({ id }) => id !== 'ece');

describe('a role is given', () => {
  it.each([
    ['by an owner', one, 'ada', 'ali', 'approver', 'granted'],
    ['by an owner, making a second owner', one, 'ada', 'can', 'owner', 'granted'],
    ['by an owner to another owner', two, 'ada', 'ece', 'member', 'granted'],
    ['by an owner to themselves, with another owner left', two, 'ada', 'ada', 'member', 'granted'],
    ['to the last owner', one, 'ada', 'ada', 'approver', 'member.last-owner'],
    ['to the last owner, who stays owner', one, 'ada', 'ada', 'owner', 'granted'],
    ['by an approver', two, 'can', 'ali', 'approver', 'access.forbidden'],
    ['by a member to themselves', two, 'ali', 'ali', 'owner', 'access.forbidden'],
    ['by somebody who was removed meanwhile', two, 'eve', 'ali', 'owner', 'access.forbidden'],
    ['to a stranger', two, 'ada', 'eve', 'member', 'member.not-found'],
  ] as const)('%s', (_how, members, askerId, memberId, role, verdict) => {
    expect(mayGiveRole({ members, askerId, memberId }, role)).toBe(verdict);
  });
});

describe('out of the company goes', () => {
  it.each([
    ['whom an owner removes', one, 'ada', 'ali', 'granted'],
    ['who leaves', one, 'ali', 'ali', 'granted'],
    ['an owner, with another one left', two, 'ece', 'ece', 'granted'],
    ['not the last owner', one, 'ada', 'ada', 'member.last-owner'],
    ['nobody at an approver’s wish', two, 'can', 'ali', 'access.forbidden'],
    ['not a stranger', two, 'ada', 'eve', 'member.not-found'],
    ['not a stranger, at a stranger’s wish', two, 'eve', 'eve', 'member.not-found'],
  ] as const)('%s', (_who, members, askerId, memberId, verdict) => {
    expect(mayRemove({ members, askerId, memberId })).toBe(verdict);
  });
});

describe('an invited person', () => {
  it.each([
    ['without an account', null, 'new', 'granted'],
    ['whose address was never proved', { companyId: null, emailVerified: false }, 'new', 'granted'],
    ['with an account', { companyId: null, emailVerified: true }, 'known', 'granted'],
    ['of this company', { companyId: 'a', emailVerified: true }, 'already-member', 'member.exists'],
    ['of another company', { companyId: 'b', emailVerified: true }, 'other-company', 'member.other-company'],
  ] as const)('%s', (_who, person, standing, verdict) => {
    expect(standingOf(person, 'a')).toBe(standing);
    expect(mayJoin(standing)).toBe(verdict);
  });
});
