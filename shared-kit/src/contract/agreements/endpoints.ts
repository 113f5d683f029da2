import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { fileAnswer, inLanguage, nothing } from '../endpoints/usual-schemas.ts';
import {
  codeSentAnswer,
  elsewhereInput,
  ownAgreementAnswer,
  seenSignatureInput,
  signingCodeInput,
} from '../signing/api.ts';
import { agreementTextAnswer } from './answers.ts';

export const readSpec = {
  summary: 'My company’s framework agreement with the market: text, signatories, and where it stands',
  query: inLanguage,
  answer: ownAgreementAnswer,
  errors: ['company.not-found'],
} satisfies EndpointSpec;
export const read: Endpoint<typeof readSpec> = { method: 'GET', path: '/api/agreement' };

export const textSpec = {
  summary: 'The text that my company would sign, byte for byte as its hash is made of it',
  query: inLanguage,
  answer: agreementTextAnswer,
  errors: ['company.not-found', 'agreement.not-needed'],
} satisfies EndpointSpec;
export const text: Endpoint<typeof textSpec> = { method: 'GET', path: '/api/agreement/text' };

export const sealedSpec = {
  summary: 'The agreement that is in force, as the sealed PDF; for owners and signatories',
  answer: fileAnswer,
  errors: ['company.not-found', 'agreement.not-in-force', 'document.not-found', 'document.not-scanned'],
} satisfies EndpointSpec;
export const sealed: Endpoint<typeof sealedSpec> = { method: 'GET', path: '/api/agreement/sealed' };

export const askCodeSpec = {
  summary: 'Mails me a code for signing this text; an older code is void from then on',
  body: signingCodeInput,
  answer: codeSentAnswer,
  errors: [
    'company.not-found',
    'agreement.not-needed',
    'signing.not-signatory',
    'signing.moved',
    'signing.text-changed',
    'signing.done',
  ],
  takesKey: true,
} satisfies EndpointSpec;
export const askCode: Endpoint<typeof askCodeSpec> = { method: 'POST', path: '/api/agreement/code' };

export const signSpec = {
  summary: 'Signs for my company with the mailed code',
  body: seenSignatureInput,
  answer: nothing,
  errors: [
    'company.not-found',
    'agreement.not-needed',
    'signing.not-signatory',
    'signing.moved',
    'signing.done',
    'signing.text-changed',
    'signing.name-differs',
    'signing.code-wrong',
    'signing.code-void',
    'binding.moved',
  ],
  takesKey: true,
  binds: true,
} satisfies EndpointSpec;
export const sign: Endpoint<typeof signSpec> = { method: 'POST', path: '/api/agreement/signature' };

export const nameCopySpec = {
  summary: 'Names an uploaded copy that was signed outside the market, for both sides to confirm',
  body: elsewhereInput,
  answer: nothing,
  errors: [
    'company.not-found',
    'agreement.not-needed',
    'signing.not-signatory',
    'signing.moved',
    'document.not-found',
  ],
  takesKey: true,
} satisfies EndpointSpec;
export const nameCopy: Endpoint<typeof nameCopySpec> = { method: 'POST', path: '/api/agreement/elsewhere' };

export const withdrawCopySpec = {
  summary: 'Withdraws the copy before the company is bound by its confirmation',
  answer: nothing,
  errors: ['company.not-found', 'agreement.not-needed', 'signing.not-signatory', 'signing.moved'],
  takesKey: true,
} satisfies EndpointSpec;
export const withdrawCopy: Endpoint<typeof withdrawCopySpec> = {
  method: 'POST',
  path: '/api/agreement/elsewhere/withdrawal',
};
