import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { ofId } from '../endpoints/ids.ts';
import { nothing } from '../endpoints/usual-schemas.ts';
import { conditionDecisionInput } from './dealing.ts';
import { bankReasonInput } from './decisions.ts';
import { contractInput, contractWithdrawalInput, disbursementInput } from './drawdown.ts';
import { honourInput, issueInput, presentationInput } from './issued-letter.ts';

/** Why a move is impossible that depends on nothing but the state. */
const notMoved = ['financing.not-found', 'financing.state-moved'] as const;
/** The same for one that binds. */
const notBound = ['financing.not-found', 'financing.state-moved', 'binding.moved'] as const;

export const decideConditionSpec = {
  summary: 'Ticks a condition, or refuses the buyer’s answer with words',
  params: ofId,
  body: conditionDecisionInput,
  answer: nothing,
  errors: notMoved,
  takesKey: true,
} satisfies EndpointSpec;
export const decideCondition: Endpoint<typeof decideConditionSpec> = {
  method: 'POST',
  path: '/api/bank/quotes/:id/conditions',
};

export const sendContractSpec = {
  summary: 'Sends the signed contract, for the buyer to confirm',
  params: ofId,
  body: contractInput,
  answer: nothing,
  errors: [
    'financing.not-found',
    'financing.state-moved',
    'financing.signatories-missing',
    'financing.conditions-open',
    'financing.sums-differ',
    'financing.file-not-found',
  ],
  takesKey: true,
} satisfies EndpointSpec;
export const sendContract: Endpoint<typeof sendContractSpec> = {
  method: 'POST',
  path: '/api/bank/quotes/:id/contract',
};

export const withdrawContractSpec = {
  summary: 'Withdraws a contract that my bank hasn’t signed here yet, so that it can send another',
  params: ofId,
  body: contractWithdrawalInput,
  answer: nothing,
  errors: notBound,
  takesKey: true,
  binds: true,
} satisfies EndpointSpec;
export const withdrawContract: Endpoint<typeof withdrawContractSpec> = {
  method: 'POST',
  path: '/api/bank/quotes/:id/contract-withdrawal',
};

export const payOutSpec = {
  summary: 'Records money that my bank paid out, or corrects such a record',
  params: ofId,
  body: disbursementInput,
  answer: nothing,
  errors: [
    'financing.not-found',
    'financing.state-moved',
    'financing.conditions-open',
    'financing.above-principal',
    'binding.moved',
  ],
  takesKey: true,
  binds: true,
} satisfies EndpointSpec;
export const payOut: Endpoint<typeof payOutSpec> = {
  method: 'POST',
  path: '/api/bank/quotes/:id/disbursements',
};

export const issueSpec = {
  summary: 'Records the letter of credit that my bank issued; the maker reads its text',
  params: ofId,
  body: issueInput,
  answer: nothing,
  errors: [
    'financing.not-found',
    'financing.state-moved',
    'financing.bank-unavailable',
    'financing.conditions-open',
    'financing.sums-differ',
    'financing.file-not-found',
    'binding.moved',
  ],
  takesKey: true,
  binds: true,
} satisfies EndpointSpec;
export const issue: Endpoint<typeof issueSpec> = { method: 'POST', path: '/api/bank/quotes/:id/issue' };

export const presentSpec = {
  summary: 'Records that the maker presented its documents',
  params: ofId,
  body: presentationInput,
  answer: nothing,
  errors: notMoved,
  takesKey: true,
} satisfies EndpointSpec;
export const present: Endpoint<typeof presentSpec> = {
  method: 'POST',
  path: '/api/bank/quotes/:id/presentation',
};

export const honourSpec = {
  summary: 'Records that the documents comply and when my bank pays',
  params: ofId,
  body: honourInput,
  answer: nothing,
  errors: notBound,
  takesKey: true,
  binds: true,
} satisfies EndpointSpec;
export const honour: Endpoint<typeof honourSpec> = { method: 'POST', path: '/api/bank/quotes/:id/honour' };

export const refuseDocumentsSpec = {
  summary: 'Refuses the presented documents; the buyer reads why',
  params: ofId,
  body: bankReasonInput,
  answer: nothing,
  errors: notBound,
  takesKey: true,
  binds: true,
} satisfies EndpointSpec;
export const refuseDocuments: Endpoint<typeof refuseDocumentsSpec> = {
  method: 'POST',
  path: '/api/bank/quotes/:id/documents-refusal',
};

export const failSpec = {
  summary: 'Ends the accepted financing before the contract is signed; the buyer reads why',
  params: ofId,
  body: bankReasonInput,
  answer: nothing,
  errors: notBound,
  takesKey: true,
  binds: true,
} satisfies EndpointSpec;
export const fail: Endpoint<typeof failSpec> = { method: 'POST', path: '/api/bank/quotes/:id/failure' };

export const cancelRestSpec = {
  summary: 'Closes the financing without paying out the rest; the buyer reads why',
  params: ofId,
  body: bankReasonInput,
  answer: nothing,
  errors: notBound,
  takesKey: true,
  binds: true,
} satisfies EndpointSpec;
export const cancelRest: Endpoint<typeof cancelRestSpec> = {
  method: 'POST',
  path: '/api/bank/quotes/:id/rest',
};

export const terminateSpec = {
  summary: 'Records that the signed contract ended; the buyer reads why',
  params: ofId,
  body: bankReasonInput,
  answer: nothing,
  errors: notBound,
  takesKey: true,
  binds: true,
} satisfies EndpointSpec;
export const terminate: Endpoint<typeof terminateSpec> = {
  method: 'POST',
  path: '/api/bank/quotes/:id/termination',
};
