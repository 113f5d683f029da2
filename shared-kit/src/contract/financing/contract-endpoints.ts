import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { ofId } from '../endpoints/ids.ts';
import { nothing } from '../endpoints/usual-schemas.ts';
import { codeSentAnswer, seenSignatureInput, signingCodeInput } from '../signing/api.ts';

export const askBanksCodeSpec = {
  summary: 'Mails me a code for signing the contract that my bank sent',
  params: ofId,
  body: signingCodeInput,
  answer: codeSentAnswer,
  errors: [
    'financing.not-found',
    'financing.state-moved',
    'financing.sums-differ',
    'signing.moved',
    'signing.not-signatory',
    'signing.done',
    'signing.above-limit',
    'signing.text-changed',
  ],
  takesKey: true,
} satisfies EndpointSpec;
export const askBanksCode: Endpoint<typeof askBanksCodeSpec> = {
  method: 'POST',
  path: '/api/bank/quotes/:id/contract/code',
};

export const signForBankSpec = {
  summary: 'Signs the financing contract for my bank with the mailed code',
  params: ofId,
  body: seenSignatureInput,
  answer: nothing,
  errors: [
    'financing.not-found',
    'financing.state-moved',
    'financing.sums-differ',
    'binding.moved',
    'signing.moved',
    'signing.not-signatory',
    'signing.done',
    'signing.above-limit',
    'signing.text-changed',
    'signing.name-differs',
    'signing.code-wrong',
    'signing.code-void',
  ],
  takesKey: true,
  binds: true,
} satisfies EndpointSpec;
export const signForBank: Endpoint<typeof signForBankSpec> = {
  method: 'POST',
  path: '/api/bank/quotes/:id/contract/signature',
};

export const askBuyersCodeSpec = {
  summary: 'Mails me a code for signing the financing contract that the bank signed',
  params: ofId,
  body: signingCodeInput,
  answer: codeSentAnswer,
  errors: [
    'quote.not-found',
    'quote.above-limit',
    'financing.not-found',
    'financing.state-moved',
    'financing.bank-unavailable',
    'financing.conditions-open',
    'financing.sums-differ',
    'signing.moved',
    'signing.not-signatory',
    'signing.done',
    'signing.above-limit',
    'signing.text-changed',
  ],
  takesKey: true,
} satisfies EndpointSpec;
export const askBuyersCode: Endpoint<typeof askBuyersCodeSpec> = {
  method: 'POST',
  path: '/api/quotes/:id/financing/contract/code',
};

export const signForBuyerSpec = {
  summary:
    'Signs the financing contract for my company with the mailed code; it stands once my company is bound',
  params: ofId,
  body: seenSignatureInput,
  answer: nothing,
  errors: [
    'quote.not-found',
    'quote.above-limit',
    'financing.not-found',
    'financing.state-moved',
    'financing.bank-unavailable',
    'financing.conditions-open',
    'financing.sums-differ',
    'binding.moved',
    'signing.moved',
    'signing.not-signatory',
    'signing.done',
    'signing.above-limit',
    'signing.text-changed',
    'signing.name-differs',
    'signing.code-wrong',
    'signing.code-void',
  ],
  takesKey: true,
  binds: true,
} satisfies EndpointSpec;
export const signForBuyer: Endpoint<typeof signForBuyerSpec> = {
  method: 'POST',
  path: '/api/quotes/:id/financing/contract/signature',
};
