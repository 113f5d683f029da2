import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { ofId } from '../endpoints/ids.ts';
import { nothing } from '../endpoints/usual-schemas.ts';
import { offerTemplateInput, offerTemplateSaved, offerTemplatesAnswer } from './offer-templates.ts';

export const listSpec = {
  summary: 'The terms that my company’s new offers begin with, and its named templates',
  answer: offerTemplatesAnswer,
  errors: ['company.not-found'],
} satisfies EndpointSpec;
export const list: Endpoint<typeof listSpec> = { method: 'GET', path: '/api/manufacturer/offer-templates' };

export const saveSpec = {
  summary: 'Writes a template, or without a name the company’s defaults, as an owner or approver',
  params: ofId,
  body: offerTemplateInput,
  answer: offerTemplateSaved,
  errors: [
    'company.not-found',
    'offer-template.not-found',
    'offer-template.moved',
    'offer-template.name-taken',
    'offer-template.too-many',
  ],
  takesKey: true,
} satisfies EndpointSpec;
export const save: Endpoint<typeof saveSpec> = {
  method: 'PUT',
  path: '/api/manufacturer/offer-templates/:id',
};

export const removeSpec = {
  summary: 'Removes a template, or the company’s defaults; offers that were begun with it stay',
  params: ofId,
  answer: nothing,
  errors: ['company.not-found', 'offer-template.not-found'],
} satisfies EndpointSpec;
export const remove: Endpoint<typeof removeSpec> = {
  method: 'DELETE',
  path: '/api/manufacturer/offer-templates/:id',
};
