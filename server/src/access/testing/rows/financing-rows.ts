import { aBankOffer, financingOf, rateOfBank } from '../../../modules/financing/testing.ts';
import { aQuote } from '../quote-rules.ts';
import { banks, buyers, members, signedIn } from '../roles.ts';
import { belongsTo, door, type Row, type Rows, shows } from '../rules.ts';
import { financing, statedRate } from '../things.ts';
import type { World } from '../world.ts';

/** Something done to a bank quote that was shared with `bank`. */
const ofBankQuote = (until: 'shared' | 'proposed', body?: (offerId: string) => object): Row =>
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

/** Financing: buyers and banks. The maker of the quote learns nothing of it. */
export const financingRows: Rows = {
  'GET /api/indicative-rates': door(signedIn),
  'GET /api/bank/rates': shows('a rate of the bank', ['bank'], banks, {
    thing: async (world) => ({ mark: await statedRate(world) }),
  }),
  'POST /api/bank/rates': door(banks, { thing: () => ({ body: rateOfBank() }) }),

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

  'GET /api/bank/quotes': shows('a request shared with the bank', ['bank'], banks, {
    thing: async (world) => ({ mark: (await financing(world)).bankQuoteId }),
  }),
  'GET /api/bank/quotes.csv': shows('a request shared with the bank', ['bank'], banks, {
    thing: async (world) => ({ mark: (await financing(world)).bankQuoteId }),
  }),
  'GET /api/bank/quotes/{id}': ofBankQuote('shared'),
  'POST /api/bank/quotes/{id}/offers': ofBankQuote('shared', () => ({
    kind: 'indicative',
    terms: aBankOffer('240481.50'),
  })),
  'POST /api/bank/quotes/{id}/decision': ofBankQuote('proposed', (offerId) => ({ offerId, approves: false })),
  'POST /api/bank/quotes/{id}/decline': ofBankQuote('shared', () => ({ reason: 'Our limit is used up' })),
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
