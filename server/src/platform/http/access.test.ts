import { describe, expect, it } from '@jest/globals';
import { namesOf } from 'shared-kit/contract/tables';
import {
  type AccessPolicy,
  anyone,
  anyoneWhen,
  granted,
  onlyAdmin,
  onlyBank,
  onlyCompanyMember,
  onlyManufacturer,
  onlyProvider,
  refused,
  signedIn,
} from './access.ts';
import type { Actor } from './actor.ts';

const plain: Actor = {
  sessionId: 'session',
  userId: 'u',
  companyId: null,
  companyRole: null,
  isFrozen: false,
  isAdmin: false,
  isManufacturer: false,
  isBank: false,
  isProvider: false,
};
const people = {
  visitor: null,
  plain,
  member: { ...plain, companyId: 'c', companyRole: 'member' },
  admin: { ...plain, isAdmin: true },
  manufacturer: { ...plain, isManufacturer: true },
  bank: { ...plain, isBank: true },
  provider: { ...plain, isProvider: true },
} as const satisfies Record<string, Actor | null>;
type Who = keyof typeof people;

const everyone = namesOf(people);
const signedInPeople = everyone.filter((who) => who !== 'visitor');

describe.each<[string, AccessPolicy, Who[]]>([
  ['anyone', anyone, everyone],
  ['anyone when open', anyoneWhen(true), everyone],
  ['anyone when closed', anyoneWhen(false), signedInPeople],
  ['signed-in', signedIn, signedInPeople],
  ['members of a company', onlyCompanyMember, ['member']],
  ['admins', onlyAdmin, ['admin']],
  ['manufacturers', onlyManufacturer, ['manufacturer']],
  ['banks', onlyBank, ['bank']],
  ['providers', onlyProvider, ['provider']],
])('%s', (_name, policy, admitted) => {
  it.each(everyone)('decides on %s', (who) => {
    const refusal = refused(who === 'visitor' ? 'signed-out' : 'forbidden');
    expect(policy(people[who])).toEqual(admitted.includes(who) ? granted(people[who]) : refusal);
  });
});
