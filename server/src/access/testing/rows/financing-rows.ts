import { financingOf, rateOfBank } from '../../../modules/financing/testing.ts';
import {
  acceptedFinancing,
  contractSent,
  contractToSign,
  financing,
  sentFile,
  versionReplaced,
  waitingForFinancing,
  withdrawalAsked,
} from '../financing-things.ts';
import { aQuote } from '../quote-rules.ts';
import { banks, buyers, members, sellers, signedIn, staff } from '../roles.ts';
import { belongsTo, door, type Row, type Rows, shows } from '../rules.ts';
import { statedRate } from '../things.ts';
import type { World } from '../world.ts';

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

/** Something that the buyer does with an accepted financing. */
const buyersAfterwards = <Made extends Readonly<{ quoteId: string }>>(
  make: (world: World) => Promise<Made>,
  body: (made: Made) => object,
  holders = buyers,
  except = {},
): Row =>
  belongsTo('an accepted financing of a quote', holders, {
    admitted: members,
    changes: true,
    except,
    thing: async (world) => {
      const made = await make(world);
      return { params: { id: made.quoteId }, body: body(made) };
    },
  });

/** Read by both sides of a quote. */
const ofParties = belongsTo('an offered quote', [...buyers, ...sellers], {
  admitted: members,
  thing: aQuote('offered', () => ({})),
});

const buyersContract = (world: World) => contractToSign(world, 'buyer');
const noSignatory = { buyer: 'forbidden', buyersMember: 'refused' } as const;

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

  'GET /api/quotes/{id}/letter-of-credit': ofParties,
  'GET /api/quotes/{id}/financing-payments': ofParties,
  'GET /api/admin/quotes/{id}/financing': belongsTo('an offered quote', ['caseStaff'], {
    admitted: staff,
    others: 'forbidden',
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
    conditionId,
    text: 'Here it is',
    fileIds: [],
  })),
  'POST /api/quotes/{id}/financing/messages': ofRequest('shared', ({ bankQuoteId }) => ({
    bankQuoteId,
    text: 'May we call?',
    fileIds: [],
  })),
  // Above the limit of plain members.
  'POST /api/quotes/{id}/financing/contract': buyersAfterwards(contractSent, ({ seen }) => seen, ['buyer'], {
    buyersMember: 'refused',
  }),
  // None of the buyer's people is a confirmed signatory; plain members are above their limit.
  'POST /api/quotes/{id}/financing/contract/code': buyersAfterwards(buyersContract, ({ code }) => code, [], {
    ...noSignatory,
  }),
  'POST /api/quotes/{id}/financing/contract/signature': buyersAfterwards(
    buyersContract,
    ({ signature }) => signature,
    [],
    noSignatory,
  ),
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
};
