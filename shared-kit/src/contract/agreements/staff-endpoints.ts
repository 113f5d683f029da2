import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { ofId } from '../endpoints/ids.ts';
import { inLanguage, nothing } from '../endpoints/usual-schemas.ts';
import {
  agreementForStaffAnswer,
  codeSentAnswer,
  seenSignatureInput,
  signatoryInput,
  signingCodeInput,
  signingRefusalInput,
} from '../signing/api.ts';
import { ofSignatory } from './inputs.ts';

export const readSpec = {
  summary: 'Who may sign for a company, and its framework agreement if companies of its kind sign one',
  params: ofId,
  query: inLanguage,
  answer: agreementForStaffAnswer,
  errors: ['company.not-found'],
} satisfies EndpointSpec;
export const read: Endpoint<typeof readSpec> = { method: 'GET', path: '/api/admin/companies/:id/agreement' };

export const confirmSignatorySpec = {
  summary: 'Confirms who may sign for a company, from an accepted document',
  params: ofId,
  body: signatoryInput,
  answer: nothing,
  errors: ['company.not-found', 'signatory.not-member', 'signatory.document-needed'],
  takesKey: true,
} satisfies EndpointSpec;
export const confirmSignatory: Endpoint<typeof confirmSignatorySpec> = {
  method: 'POST',
  path: '/api/admin/companies/:id/signatories',
};

export const endSignatorySpec = {
  summary: 'Ends somebody’s power to sign; what they signed before stays',
  params: ofSignatory,
  answer: nothing,
  errors: ['company.not-found', 'signatory.not-found'],
  takesKey: true,
} satisfies EndpointSpec;
export const endSignatory: Endpoint<typeof endSignatorySpec> = {
  method: 'POST',
  path: '/api/admin/companies/:id/signatories/:signatory/end',
};

export const askCodeSpec = {
  summary: 'Mails me a code for countersigning what the company signed',
  params: ofId,
  body: signingCodeInput,
  answer: codeSentAnswer,
  errors: ['company.not-found', 'agreement.not-needed', 'signing.moved', 'signing.text-changed'],
  takesKey: true,
} satisfies EndpointSpec;
export const askCode: Endpoint<typeof askCodeSpec> = {
  method: 'POST',
  path: '/api/admin/companies/:id/agreement/code',
};

export const signSpec = {
  summary: 'Countersigns for the market; the sealed PDF is made afterwards',
  params: ofId,
  body: seenSignatureInput,
  answer: nothing,
  errors: [
    'company.not-found',
    'agreement.not-needed',
    'signing.moved',
    'signing.text-changed',
    'signing.name-differs',
    'signing.code-wrong',
    'signing.code-void',
    'binding.moved',
  ],
  takesKey: true,
  binds: true,
} satisfies EndpointSpec;
export const sign: Endpoint<typeof signSpec> = {
  method: 'POST',
  path: '/api/admin/companies/:id/agreement/signature',
};

export const refuseSpec = {
  summary: 'The market does not sign, with a reason; the company may sign anew',
  params: ofId,
  body: signingRefusalInput,
  answer: nothing,
  errors: [
    'company.not-found',
    'agreement.not-needed',
    'signing.moved',
    'binding.moved',
    'signing.text-changed',
  ],
  takesKey: true,
  binds: true,
} satisfies EndpointSpec;
export const refuse: Endpoint<typeof refuseSpec> = {
  method: 'POST',
  path: '/api/admin/companies/:id/agreement/refusal',
};
