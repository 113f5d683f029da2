import { expect, it } from '@jest/globals';
import { verificationStates } from '../companies/company-kinds.ts';
import { decisionsIn, stepsOf } from './lifecycle.ts';

it('lets staff decide what a state has room for', () => {
  expect(Object.fromEntries(verificationStates.map((state) => [state, decisionsIn(state)]))).toEqual({
    draft: [],
    submitted: ['take-up', 'request-changes', 'approve', 'reject', 'close'],
    in_review: ['request-changes', 'approve', 'reject', 'close'],
    changes_requested: ['approve', 'reject', 'close'],
    approved: ['suspend', 'close'],
    rejected: ['reopen', 'close'],
    suspended: ['suspend', 'reinstate', 'close'],
    closed: [],
  });
});

it.each([
  ['approve', 'submitted', ['take-up', 'approve']],
  ['approve', 'in_review', ['approve']],
  ['approve', 'draft', null],
  ['reject', 'rejected', null],
  ['take-up', 'in_review', null],
  ['resubmit', 'changes_requested', ['resubmit']],
  ['resubmit', 'in_review', null],
  ['change-data', 'suspended', null],
  ['appeal', 'rejected', ['appeal']],
  ['appeal', 'closed', null],
  ['close', 'draft', null],
] as const)('%s from %s goes by %j', (decision, state, steps) => {
  expect(stepsOf(decision, state)).toEqual(steps);
});
