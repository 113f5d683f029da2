import { aContract, acceptedFinancing, aPayment, contractSigned } from './financing-things.ts';
import { acceptedLetter, anHonour, anIssue, documentsPresented, letterIssued } from './letter-things.ts';
import type { World } from './world.ts';

/** A bank's move whose date the market compares with one that it stored before, today. */
type DatedMove = Readonly<{
  make: (world: World) => Promise<Readonly<{ bankQuoteId: string }>>;
  move: string;
  body: (world: World) => object | Promise<object>;
}>;

/** By the date's field. What is compared with a day in the same request needs no case: the platform does that. */
export const datedMoves: Readonly<Record<string, DatedMove>> = {
  'contract.signedOn': { make: acceptedFinancing, move: 'contract', body: aContract },
  'payment.paidOn': { make: contractSigned, move: 'disbursements', body: aPayment },
  'letter.issuedOn': { make: acceptedLetter, move: 'issue', body: anIssue },
  'letter.presentedOn': { make: letterIssued, move: 'presentation', body: () => ({}) },
  'letter.paysOn': { make: documentsPresented, move: 'honour', body: anHonour },
};
