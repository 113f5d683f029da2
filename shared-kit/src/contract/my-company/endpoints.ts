import { companyAddressInput } from '../companies/address.ts';
import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { ofId } from '../endpoints/ids.ts';
import { nothing } from '../endpoints/usual-schemas.ts';
import { appealInput } from '../verification/api.ts';
import { ownCompany } from './answers.ts';
import { approvalLimitInput, companyInput, discountLimitInput } from './inputs.ts';

export const readSpec = {
  summary: 'My company with its addresses, verification and approval limit',
  answer: ownCompany,
  errors: [],
} satisfies EndpointSpec;
export const read: Endpoint<typeof readSpec> = { method: 'GET', path: '/api/company' };

export const changeSpec = {
  summary: 'Changes my company; changed legal data is verified again',
  body: companyInput,
  answer: nothing,
  errors: ['company.number-taken'],
} satisfies EndpointSpec;
export const change: Endpoint<typeof changeSpec> = { method: 'POST', path: '/api/company' };

export const limitApprovalsSpec = {
  summary: 'Up to what a plain member may accept a quote; null for any amount',
  body: approvalLimitInput,
  answer: nothing,
  errors: [],
} satisfies EndpointSpec;
export const limitApprovals: Endpoint<typeof limitApprovalsSpec> = {
  method: 'POST',
  path: '/api/company/approval-limit',
};

export const limitDiscountsSpec = {
  summary: 'Up to what discount a plain member may send an offer; null for any discount',
  body: discountLimitInput,
  answer: nothing,
  errors: [],
} satisfies EndpointSpec;
export const limitDiscounts: Endpoint<typeof limitDiscountsSpec> = {
  method: 'POST',
  path: '/api/company/discount-limit',
};

export const resubmitSpec = {
  summary: 'Puts my corrected company before the staff again',
  body: nothing,
  answer: nothing,
  errors: ['verification.not-possible'],
} satisfies EndpointSpec;
export const resubmit: Endpoint<typeof resubmitSpec> = {
  method: 'POST',
  path: '/api/company/resubmission',
};

export const appealSpec = {
  summary: 'Asks the staff once to look again at my company, which they turned down',
  body: appealInput,
  answer: nothing,
  errors: ['verification.appealed', 'verification.not-possible'],
} satisfies EndpointSpec;
export const appeal: Endpoint<typeof appealSpec> = { method: 'POST', path: '/api/company/appeal' };

export const addAddressSpec = {
  summary: 'Adds an address of my company',
  body: companyAddressInput,
  answer: nothing,
  errors: ['address.registered-taken'],
} satisfies EndpointSpec;
export const addAddress: Endpoint<typeof addAddressSpec> = {
  method: 'POST',
  path: '/api/company/addresses',
};

export const changeAddressSpec = {
  summary: 'Changes an address of my company; another registered one is verified again',
  params: ofId,
  body: companyAddressInput,
  answer: nothing,
  errors: ['address.not-found', 'address.needed', 'address.registered-taken'],
} satisfies EndpointSpec;
export const changeAddress: Endpoint<typeof changeAddressSpec> = {
  method: 'POST',
  path: '/api/company/addresses/:id',
};

export const removeAddressSpec = {
  summary: 'Removes an address; the registered one stays',
  params: ofId,
  answer: nothing,
  errors: ['address.not-found', 'address.needed'],
} satisfies EndpointSpec;
export const removeAddress: Endpoint<typeof removeAddressSpec> = {
  method: 'DELETE',
  path: '/api/company/addresses/:id',
};

export const deliverToSpec = {
  summary: 'Makes an address the one that goods go to unless an order says otherwise',
  params: ofId,
  body: nothing,
  answer: nothing,
  errors: ['address.not-found'],
} satisfies EndpointSpec;
export const deliverTo: Endpoint<typeof deliverToSpec> = {
  method: 'POST',
  path: '/api/company/addresses/:id/default',
};
