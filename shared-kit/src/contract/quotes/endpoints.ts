import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { ofId } from '../endpoints/ids.ts';
import { presentation } from '../endpoints/presentation.ts';
import { fileAnswer, localeOnly, nothing } from '../endpoints/usual-schemas.ts';
import { outcomeAnswer, outcomeInput } from './outcome.ts';
import { ofAttachment, ofShare, ofVersion } from './params.ts';
import {
  attachmentUploaded,
  quoteGroupAnswer,
  quoteShareCreated,
  quoteSharesAnswer,
} from './quote-answers.ts';
import { quoteDetail } from './quote-detail.ts';
import { attachmentQuery, shareInput } from './quote-inputs.ts';
import { quoteListAnswer, quoteListQuery } from './quote-list.ts';
import { salespersonAnswer, salespersonInput } from './salesperson.ts';

export const listSpec = {
  summary: 'The RFQs of my company on one side, newest first; none for who belongs to no company',
  query: quoteListQuery,
  answer: quoteListAnswer,
  errors: ['cursor.stale', 'cursor.invalid'],
} satisfies EndpointSpec;
export const list: Endpoint<typeof listSpec> = { method: 'GET', path: '/api/quotes' };

export const readSpec = {
  summary: 'One quote with everything that I may see of it',
  params: ofId,
  query: localeOnly,
  answer: quoteDetail,
  errors: ['quote.not-found', 'case.needed'],
} satisfies EndpointSpec;
export const read: Endpoint<typeof readSpec> = { method: 'GET', path: '/api/quotes/:id' };

export const readGroupSpec = {
  summary: 'The offers that several makers gave to one wish, beside each other',
  params: ofId,
  query: presentation,
  answer: quoteGroupAnswer,
  errors: ['quote.group-not-found', 'case.needed'],
} satisfies EndpointSpec;
export const readGroup: Endpoint<typeof readGroupSpec> = { method: 'GET', path: '/api/quote-groups/:id' };

/** Why a PDF of a quote can't be read. */
const unreadable = ['quote.not-found', 'quote.document-not-found', 'case.needed'] as const;

export const quotePdfSpec = {
  summary: 'A sent version as a PDF, in the language of ?locale=',
  params: ofVersion,
  query: localeOnly,
  answer: fileAnswer,
  errors: unreadable,
} satisfies EndpointSpec;
export const quotePdf: Endpoint<typeof quotePdfSpec> = {
  method: 'GET',
  path: '/api/quotes/:id/versions/:number/quote.pdf',
};

export const proformaPdfSpec = {
  summary: 'A sent version as a proforma invoice, PDF, in the language of ?locale=',
  params: ofVersion,
  query: localeOnly,
  answer: fileAnswer,
  errors: unreadable,
} satisfies EndpointSpec;
export const proformaPdf: Endpoint<typeof proformaPdfSpec> = {
  method: 'GET',
  path: '/api/quotes/:id/versions/:number/proforma.pdf',
};

export const orderConfirmationPdfSpec = {
  summary: 'Who accepted which version at what sum, as a PDF, in the language of ?locale=',
  params: ofVersion,
  query: localeOnly,
  answer: fileAnswer,
  errors: unreadable,
} satisfies EndpointSpec;
export const orderConfirmationPdf: Endpoint<typeof orderConfirmationPdfSpec> = {
  method: 'GET',
  path: '/api/quotes/:id/versions/:number/order-confirmation.pdf',
};

export const uploadAttachmentSpec = {
  summary: 'Uploads a file as the whole body (application/octet-stream); its type is told by its content',
  query: attachmentQuery,
  door: 'quote-attachment',
  answer: attachmentUploaded,
  errors: [],
} satisfies EndpointSpec;
export const uploadAttachment: Endpoint<typeof uploadAttachmentSpec> = {
  method: 'POST',
  path: '/api/quote-attachments',
};

export const readAttachmentSpec = {
  summary: 'A file of a quote, always to be saved and never shown in the page’s own right',
  params: ofAttachment,
  answer: fileAnswer,
  errors: ['quote.not-found', 'quote.attachment-not-found', 'case.needed', 'upload.held'],
} satisfies EndpointSpec;
export const readAttachment: Endpoint<typeof readAttachmentSpec> = {
  method: 'GET',
  path: '/api/quotes/:id/attachments/:attachmentId',
};

export const assignSalespersonSpec = {
  summary: 'Says which of my company’s people looks after a quote; its buyer never learns of it',
  params: ofId,
  body: salespersonInput,
  answer: salespersonAnswer,
  errors: ['quote.not-found', 'member.not-found'],
  takesKey: true,
} satisfies EndpointSpec;
export const assignSalesperson: Endpoint<typeof assignSalespersonSpec> = {
  method: 'PUT',
  path: '/api/quotes/:id/salesperson',
};

export const stateOutcomeSpec = {
  summary: 'Says why my company won or lost a quote that ended; its buyer never learns of it',
  params: ofId,
  body: outcomeInput,
  answer: outcomeAnswer,
  errors: ['quote.not-found', 'quote.state-moved'],
  takesKey: true,
} satisfies EndpointSpec;
export const stateOutcome: Endpoint<typeof stateOutcomeSpec> = {
  method: 'PUT',
  path: '/api/quotes/:id/outcome',
};

export const listSharesSpec = {
  summary: 'My company’s links to this quote that still lead to it',
  params: ofId,
  answer: quoteSharesAnswer,
  errors: ['quote.not-found'],
} satisfies EndpointSpec;
export const listShares: Endpoint<typeof listSharesSpec> = { method: 'GET', path: '/api/quotes/:id/shares' };

export const createShareSpec = {
  summary: 'Makes a link for reading; its secret is told this once',
  params: ofId,
  body: shareInput,
  answer: quoteShareCreated,
  errors: ['quote.not-found', 'quote.state-moved', 'quote.shares-full'],
} satisfies EndpointSpec;
export const createShare: Endpoint<typeof createShareSpec> = {
  method: 'POST',
  path: '/api/quotes/:id/shares',
};

export const revokeShareSpec = {
  summary: 'Ends a link at once',
  params: ofShare,
  answer: nothing,
  errors: ['quote.not-found', 'quote.share-not-found'],
} satisfies EndpointSpec;
export const revokeShare: Endpoint<typeof revokeShareSpec> = {
  method: 'DELETE',
  path: '/api/quotes/:id/shares/:shareId',
};
