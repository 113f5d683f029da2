import { aBankOffer, aLetter, financingOf, rateOfBank } from '../../../modules/financing/testing.ts';
import {
  aContract,
  acceptedFinancing,
  aPayment,
  contractSent,
  contractSigned,
  type FinancingUntil,
  financing,
  sentFile,
  sharedDocument,
  unconfirmedOffer,
  versionReplaced,
  waitingForFinancing,
  withdrawalAsked,
} from '../financing-things.ts';
import {
  acceptedLetter,
  anHonour,
  anIssue,
  aPresentation,
  documentsPresented,
  letterIssued,
} from '../letter-things.ts';
import { aQuote } from '../quote-rules.ts';
import { banks, buyers, members, sellers, signedIn, staff } from '../roles.ts';
import { belongsTo, door, type Row, type Rows, shows } from '../rules.ts';
import { statedRate } from '../things.ts';
import type { World } from '../world.ts';

/** Something done to a bank quote that was shared with `bank`. */
const ofBankQuote = (until: FinancingUntil, body?: (offerId: string) => object): Row =>
  belongsTo('a request shared with the bank', ['bank'], {
    admitted: banks,
    changes: body !== undefined,
    thing: async (world: World) => {
      const { bankQuoteId, offerId } = await financing(world, until);
      return { params: { id: bankQuoteId }, ...(body && { body: body(offerId) }) };
    },
  });

const ofRequest = (
  until: 'shared' | 'binding',
  body: (made: Awaited<ReturnType<typeof financing>>) => object,
): Row =>
  belongsTo('the financing of a quote', buyers, {
    admitted: members,
    changes: true,
    thing: async (world: World) => {
      const made = await financing(world, until);
      return { params: { id: made.quoteId }, body: body(made) };
    },
  });

type Accepted = Awaited<ReturnType<typeof acceptedFinancing>>;

/** Something that the bank does after its offer was accepted. */
const afterwards = <Made extends Accepted>(
  make: (world: World) => Promise<Made>,
  body: (made: Made, world: World) => object | Promise<object>,
): Row =>
  belongsTo('an accepted financing of the bank', ['bank'], {
    admitted: banks,
    changes: true,
    thing: async (world) => {
      const made = await make(world);
      return { params: { id: made.bankQuoteId }, body: await body(made, world) };
    },
  });

/** Something that the buyer does with an accepted financing. */
const buyersAfterwards = <Made extends Readonly<{ quoteId: string }>>(
  make: (world: World) => Promise<Made>,
  body: (made: Made) => object,
  holders = buyers,
  except = {},
): Row =>
  belongsTo('an accepted financing of a quote', holders, {
    ...{ admitted: members, changes: true, except },
    thing: async (world) => {
      const made = await make(world);
      return { params: { id: made.quoteId }, body: body(made) };
    },
  });

const reason = () => ({ reason: 'Our limit is used up' });

/** Financing: buyers and banks. The maker of the quote learns nothing of it. */
export const financingRows: Rows = {
  'GET /api/indicative-rates': door(signedIn),
  'GET /api/bank/rates': shows('a rate of the bank', ['bank'], banks, {
    thing: async (world) => ({ mark: await statedRate(world) }),
  }),
  'POST /api/bank/rates': door(banks, { thing: () => ({ body: rateOfBank() }) }),

  'GET /api/bank/offers/{id}/term-sheet.pdf': belongsTo('an offer of the bank', ['bank'], {
    admitted: banks,
    thing: async (world) => ({ params: { id: (await financing(world, 'binding')).offerId } }),
  }),
  'GET /api/quotes/{id}/financing/offers/{offerId}/term-sheet.pdf': belongsTo(
    'an offer to the buyer',
    buyers,
    {
      admitted: members,
      thing: async (world) => {
        const { quoteId, offerId } = await financing(world, 'binding');
        return { params: { id: quoteId, offerId } };
      },
    },
  ),
  'GET /api/bank/policy': door(banks),
  'POST /api/bank/policy': door(banks, { thing: () => ({ body: { aloneBelow: null } }) }),

  'GET /api/quotes/{id}/letter-of-credit': belongsTo('an offered quote', [...buyers, ...sellers], {
    admitted: members,
    thing: aQuote('offered', () => ({})),
  }),
  'GET /api/admin/quotes/{id}/financing': belongsTo('an offered quote', ['caseStaff'], {
    ...{ admitted: staff, others: 'forbidden' },
    thing: aQuote('offered', () => ({})),
  }),
  'GET /api/quotes/{id}/financing': belongsTo('an offered quote', buyers, {
    admitted: members,
    thing: aQuote('offered', () => ({})),
  }),
  'POST /api/quotes/{id}/financing': belongsTo('an offered quote', buyers, {
    admitted: members,
    changes: true,
    thing: aQuote('offered', ({ people }, { seen }) => ({
      body: financingOf(seen, [people.of('bank').companyId]),
    })),
  }),
  'POST /api/quotes/{id}/financing/acceptance': belongsTo('a binding offer for a quote', ['buyer'], {
    admitted: members,
    changes: true,
    // Above the limit of plain members.
    except: { buyersMember: 'refused' },
    thing: async (world) => {
      const { quoteId, offerId } = await financing(world, 'binding');
      return { params: { id: quoteId }, body: { offerId } };
    },
  }),
  'POST /api/quotes/{id}/financing/refusal': ofRequest('shared', ({ bankQuoteId }) => ({ bankQuoteId })),
  'POST /api/quotes/{id}/financing/withdrawal': ofRequest('shared', () => ({})),

  'POST /api/quotes/{id}/financing/withdrawal-answer': buyersAfterwards(
    withdrawalAsked,
    ({ withdrawalId }) => ({ withdrawalId, agrees: true, text: '' }),
  ),
  'POST /api/quotes/{id}/financing/version': buyersAfterwards(versionReplaced, ({ share }) => share),
  'POST /api/quotes/{id}/financing/answers': buyersAfterwards(acceptedFinancing, ({ conditionId }) => ({
    ...{ conditionId, text: 'Here it is', fileIds: [] },
  })),
  'POST /api/quotes/{id}/financing/messages': ofRequest('shared', ({ bankQuoteId }) => ({
    ...{ bankQuoteId, text: 'May we call?', fileIds: [] },
  })),
  // Above the limit of plain members.
  'POST /api/quotes/{id}/financing/contract': buyersAfterwards(contractSent, ({ seen }) => seen, ['buyer'], {
    buyersMember: 'refused',
  }),
  'POST /api/quotes/{id}/financing/cancellation': buyersAfterwards(acceptedFinancing, reason),
  'POST /api/quotes/{id}/financing-date': belongsTo('an acceptance that waits for financing', sellers, {
    admitted: members,
    changes: true,
    except: Object.fromEntries(buyers.map((role) => [role, 'forbidden' as const])),
    thing: async (world) => {
      const { id, body } = await waitingForFinancing(world);
      return { params: { id }, body };
    },
  }),
  'POST /api/financing-files': door(members),
  'GET /api/financing-files/{id}': belongsTo('a file that the buyer sent to the bank', [...buyers, 'bank'], {
    admitted: members,
    thing: async (world) => ({ params: { id: await sentFile(world) } }),
  }),

  'GET /api/bank/quotes': shows('a request shared with the bank', ['bank'], banks, {
    thing: async (world) => ({ mark: (await financing(world)).bankQuoteId }),
  }),
  'GET /api/bank/quotes.csv': shows('a request shared with the bank', ['bank'], banks, {
    thing: async (world) => ({ mark: (await financing(world)).bankQuoteId }),
  }),
  'GET /api/bank/quotes/{id}': ofBankQuote('shared'),
  'GET /api/bank/quotes/{id}/documents/{documentId}': belongsTo(
    'a document that the buyer shared',
    ['bank'],
    {
      admitted: banks,
      thing: async (world) => {
        const { bankQuoteId, documentId } = await sharedDocument(world);
        return { params: { id: bankQuoteId, documentId } };
      },
    },
  ),
  'POST /api/bank/quotes/{id}/offers': ofBankQuote('shared', () => ({
    kind: 'indicative',
    terms: aBankOffer('240481.50'),
  })),
  'POST /api/bank/quotes/{id}/decision': ofBankQuote('proposed', (offerId) => ({ offerId, approves: false })),
  'POST /api/bank/quotes/{id}/decline': ofBankQuote('shared', () => ({ code: 'limit', reason: '' })),
  'POST /api/bank/quotes/{id}/questions': ofBankQuote('shared', () => ({ items: ['Balance sheet'] })),
  'POST /api/bank/quotes/{id}/messages': ofBankQuote('shared', () => ({
    ...{ text: 'Welcome', fileIds: [], isPrivate: false },
  })),
  'POST /api/bank/quotes/{id}/assignee': ofBankQuote('shared', () => ({ userId: null })),
  'POST /api/bank/quotes/{id}/letters': ofBankQuote('shared', () => ({
    kind: 'indicative',
    terms: aLetter('240481.50'),
  })),
  'POST /api/bank/quotes/{id}/issue': afterwards(acceptedLetter, (_made, world) => anIssue(world)),
  'POST /api/bank/quotes/{id}/presentation': afterwards(letterIssued, aPresentation),
  'POST /api/bank/quotes/{id}/honour': afterwards(documentsPresented, anHonour),
  'POST /api/bank/quotes/{id}/documents-refusal': afterwards(documentsPresented, reason),
  'POST /api/bank/quotes/{id}/confirmation': belongsTo('an offer for a changed purchase', ['bank'], {
    admitted: banks,
    // It takes somebody else than prepared it.
    except: { bank: 'forbidden' },
    thing: async (world) => {
      const { bankQuoteId, offerId, versionNumber } = await unconfirmedOffer(world);
      return { params: { id: bankQuoteId }, body: { offerId, versionNumber } };
    },
  }),
  'POST /api/bank/quotes/{id}/conditions': afterwards(acceptedFinancing, ({ conditionId }) => ({
    ...{ conditionId, isMet: true, text: '' },
  })),
  'POST /api/bank/quotes/{id}/contract': afterwards(acceptedFinancing, (_made, world) => aContract(world)),
  'POST /api/bank/quotes/{id}/disbursements': afterwards(contractSigned, aPayment),
  'POST /api/bank/quotes/{id}/failure': afterwards(acceptedFinancing, reason),
  'POST /api/bank/quotes/{id}/rest': afterwards(contractSigned, reason),
  'POST /api/bank/quotes/{id}/termination': afterwards(contractSigned, reason),
  'POST /api/bank/quotes/{id}/withdrawal-question': ofBankQuote('binding', (offerId) => ({
    ...{ offerId, reason: 'Our rates have risen' },
  })),
  'POST /api/bank/quotes/{id}/kept-offer': belongsTo('an offer that the bank asks to withdraw', ['bank'], {
    ...{ admitted: banks, changes: true },
    thing: async (world) => {
      const { bankQuoteId, withdrawalId } = await withdrawalAsked(world);
      return { params: { id: bankQuoteId }, body: { withdrawalId } };
    },
  }),
  'POST /api/bank/quotes/{id}/withdrawal': belongsTo('a request shared with the bank', [], {
    admitted: banks,
    // Without a binding offer there is nothing to withdraw.
    except: { bank: 'refused' },
    thing: async (world) => ({
      params: { id: (await financing(world)).bankQuoteId },
      body: { reason: 'Too late' },
    }),
  }),
};
