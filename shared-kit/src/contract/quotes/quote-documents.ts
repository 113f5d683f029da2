import { orderConfirmationPdf, proformaPdf, quotePdf } from './endpoints.ts';
import type { VersionState } from './states.ts';

/** PDFs of a sent version. */
export const quoteDocuments = ['quote', 'proforma', 'order-confirmation'] as const;
export type QuoteDocumentName = (typeof quoteDocuments)[number];

/** Nobody is asked to pay an offer that neither stands nor was accepted, and only what was accepted is confirmed. */
export function documentsOf(state: VersionState): readonly QuoteDocumentName[] {
  if (state === 'accepted' || state === 'converted') return quoteDocuments;
  if (state === 'draft') return [];
  return state === 'sent' ? ['quote', 'proforma'] : ['quote'];
}

/** Where each of them is read. */
export const quoteDocumentEndpoints = {
  quote: quotePdf,
  proforma: proformaPdf,
  'order-confirmation': orderConfirmationPdf,
} as const satisfies Record<QuoteDocumentName, object>;
