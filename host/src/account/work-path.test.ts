import { expect, it } from '@jest/globals';
import type { Session } from 'shared-kit/contract/session';
import { testSession } from 'shared-kit/testing';
import { workPathOf } from './work-path.ts';

const config = { homePath: '/' };
type Of = Partial<Session['user']>;
const of = (user: Of, companyId: string | null = 'c'): Session => ({
  user: {
    ...testSession.user,
    isAdmin: false,
    isBank: false,
    isManufacturer: false,
    isProvider: false,
    ...user,
  },
  secure: { ...testSession.secure, companyId },
});

it.each<[string, Session | null, string]>([
  ['one of the staff', of({ isAdmin: true }, null), '/admin/verify'],
  ['one of the staff who also has a company', of({ isAdmin: true, isManufacturer: true }), '/admin/verify'],
  ['a bank', of({ isBank: true }), '/bank/quotes'],
  ['a maker', of({ isManufacturer: true }), '/manufacturer/requests'],
  ['a provider', of({ isProvider: true }), '/documents'],
  ['a buyer', of({}), '/quotes'],
  ['somebody without a company', of({}, null), '/'],
  ['nobody', null, '/'],
])('leads %s to their work', (_who, session, path) => {
  expect(workPathOf(session, config)).toBe(path);
});
