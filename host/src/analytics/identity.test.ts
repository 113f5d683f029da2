import { expect, it } from '@jest/globals';
import type { Session } from 'shared-kit/contract/session';
import { identityStep } from './identity.ts';

const session: Session = {
  user: {
    isAdmin: false,
    isManufacturer: false,
    isBank: false,
    isProvider: false,
    name: 'A',
    companyRole: null,
  },
  secure: { id: 'u1', email: 'a@mill.example', companyId: 'c1', companyName: 'Mill' },
};
const person = {
  id: 'u1',
  properties: { id: 'u1', email: 'a@mill.example', companyId: 'c1', companyName: 'Mill' },
};

it.each([
  ['a stranger stays one', null, null, { reset: false, identify: null }],
  ['a stranger signs in', session, null, { reset: false, identify: person }],
  ['the same person goes on', session, 'u1', { reset: false, identify: person }],
  ['another person signs in', session, 'u2', { reset: true, identify: person }],
  ['the session ended elsewhere', null, 'u2', { reset: true, identify: null }],
])('%s', (_what, current, known, step) => {
  expect(identityStep(current, known)).toEqual(step);
});
