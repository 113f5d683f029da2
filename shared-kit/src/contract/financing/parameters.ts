import * as z from 'zod/mini';
import { id } from '../endpoints/ids.ts';

/** A bank quote and a document that its buyer shared. */
export const ofSharedDocument = z.object({ id, documentId: id });

/** A quote and an offer of a bank to finance it. */
export const ofBankOffer = z.object({ id, offerId: id });
