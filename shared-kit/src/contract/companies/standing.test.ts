import { expect, it } from '@jest/globals';
import { verificationStates } from './company-kinds.ts';
import { standingActions, standingAllows, statesThatAllow } from './standing.ts';

const everything = [...standingActions].sort();
const beingVerified = [
  'be-listed',
  'change-bank-account',
  'go-on',
  'prepare-products',
  'read-shared-requests',
  'receive-requests',
  'share-quotes',
  'sign',
  'upload-documents',
];

it.each([
  ['draft', ['prepare-products', 'upload-documents']],
  ['submitted', beingVerified],
  ['in_review', beingVerified],
  ['changes_requested', beingVerified],
  ['approved', everything],
  ['rejected', ['go-on']],
  ['suspended', ['go-on', 'upload-documents']],
  ['closed', []],
] as const)('a company that is %s may %j', (state, may) => {
  expect(standingActions.filter((action) => standingAllows(state, action)).sort()).toEqual(may);
});

it('names the states in which something is allowed', () => {
  expect(statesThatAllow('send-offers')).toEqual(['approved']);
  expect(statesThatAllow('be-listed')).toEqual(['submitted', 'in_review', 'changes_requested', 'approved']);
  expect(new Set(verificationStates.map((state) => standingAllows(state, 'buy')))).toEqual(
    new Set([true, false]),
  );
});
