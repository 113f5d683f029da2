import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { nothing } from '../endpoints/usual-schemas.ts';
import { companyRegistrationInput, confirmationInput, registrationInput } from './inputs.ts';

export const registerSpec = {
  summary: 'Registers a person, and a company if there is one; answers the same whether the address is known',
  body: registrationInput,
  answer: nothing,
  errors: ['company.number-taken'],
} satisfies EndpointSpec;
export const register: Endpoint<typeof registerSpec> = { method: 'POST', path: '/api/registration' };

export const registerCompanySpec = {
  summary: 'Registers my company; I become its owner',
  body: companyRegistrationInput,
  answer: nothing,
  errors: ['company.number-taken', 'member.other-company'],
} satisfies EndpointSpec;
export const registerCompany: Endpoint<typeof registerCompanySpec> = {
  method: 'POST',
  path: '/api/registration/company',
};

export const confirmAgainSpec = {
  summary: 'Mails another link that confirms an address; answers the same whether one is awaited',
  body: confirmationInput,
  answer: nothing,
  errors: [],
} satisfies EndpointSpec;
export const confirmAgain: Endpoint<typeof confirmAgainSpec> = {
  method: 'POST',
  path: '/api/registration/confirmation',
};
