import { aBankOffer, aLetter } from '../../../modules/financing/testing.ts';
import {
  aContract,
  acceptedFinancing,
  aPayment,
  contractSigned,
  contractToSign,
  type FinancingUntil,
  financing,
  sharedDocument,
  unconfirmedOffer,
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
import { banks } from '../roles.ts';
import { belongsTo, type Row, type Rows, shows } from '../rules.ts';
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

type Accepted = Awaited<ReturnType<typeof acceptedFinancing>>;

/** Something that the bank does after its offer was accepted. */
const afterwards = <Made extends Accepted>(
  make: (world: World) => Promise<Made>,
  body: (made: Made, world: World) => object | Promise<object>,
  except = {},
): Row =>
  belongsTo('an accepted financing of the bank', ['bank'], {
    admitted: banks,
    changes: true,
    except,
    thing: async (world) => {
      const made = await make(world);
      return { params: { id: made.bankQuoteId }, body: await body(made, world) };
    },
  });

const banksContract = (world: World) => contractToSign(world, 'bank');
const noSignatory = { bank: 'forbidden' } as const;

const reason = () => ({ reason: 'Our limit is used up' });

/** What a bank does with requests that buyers shared with it. */
export const bankQuoteRows: Rows = {
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
    text: 'Welcome',
    fileIds: [],
    isPrivate: false,
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
    conditionId,
    isMet: true,
    text: '',
  })),
  'POST /api/bank/quotes/{id}/contract': afterwards(acceptedFinancing, (_made, world) => aContract(world)),
  // None of the bank's people is a confirmed signatory.
  'POST /api/bank/quotes/{id}/contract/code': afterwards(banksContract, ({ code }) => code, noSignatory),
  'POST /api/bank/quotes/{id}/contract/signature': afterwards(
    banksContract,
    ({ signature }) => signature,
    noSignatory,
  ),
  'POST /api/bank/quotes/{id}/contract-withdrawal': afterwards(banksContract, ({ contractId }) => ({
    contractId,
  })),
  'POST /api/bank/quotes/{id}/disbursements': afterwards(contractSigned, aPayment),
  'POST /api/bank/quotes/{id}/failure': afterwards(acceptedFinancing, reason),
  'POST /api/bank/quotes/{id}/rest': afterwards(contractSigned, reason),
  'POST /api/bank/quotes/{id}/termination': afterwards(contractSigned, reason),
  'POST /api/bank/quotes/{id}/withdrawal-question': ofBankQuote('binding', (offerId) => ({
    offerId,
    reason: 'Our rates have risen',
  })),
  'POST /api/bank/quotes/{id}/kept-offer': belongsTo('an offer that the bank asks to withdraw', ['bank'], {
    admitted: banks,
    changes: true,
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
