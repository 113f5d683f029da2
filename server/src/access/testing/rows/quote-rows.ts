import { aQuote, move, partOf, readOf, unapproved } from '../quote-rules.ts';
import { offerDraft, type Quote, type Standing, standings } from '../quotes.ts';
import { buyers, members, type Role, sellers, signedIn } from '../roles.ts';
import { belongsTo, door, type Rows, shows } from '../rules.ts';
import { upload } from '../things.ts';
import type { World } from '../world.ts';

const sent = standings.filter((it) => it !== 'draft');
const withOffer: readonly Standing[] = sent.filter((it) => it !== 'requested' && it !== 'asked');
const inNegotiation: readonly Standing[] = ['offered', 'countered', 'awaiting approval'];
const writing: readonly Standing[] = ['requested', 'asked', ...inNegotiation, 'expired'];

const words = { text: 'About the looms', attachmentIds: [] };
const share = { label: 'Procurement', days: 7 };
const requestOf = ({ revision, lineKey }: Quote) => ({
  revision,
  lines: [{ key: lineKey, quantity: 2, note: '' }],
  deliveryCountry: 'TR',
  deliveryPlace: 'Bursa',
  incoterm: null,
  replyBy: null,
  note: '',
});
const seenVersion = ({ seen }: Quote) => ({ versionId: seen.versionId, reason: 'Sold' });
const theRequest = () => ({ versionId: null, reason: 'Not needed' });
const sendBy = async (world: World, { id }: Quote, seller: Role = 'seller') => ({
  revision: (await offerDraft(world, id, seller)).revision,
  text: '',
});
const version = () => ({ params: { number: '1' } });

/** Actions on a quote and reads of it. */
export const quoteRows: Rows = {
  'GET /api/quotes': [
    ...shows('a draft', buyers, signedIn, { thing: aQuote('draft', (_, { id }) => ({ mark: id })) }),
    ...shows('a request, as its maker', sellers, signedIn, {
      thing: aQuote('requested', (_, { id }) => ({ mark: id })),
      query: 'side=selling',
    }),
    ...shows('a request, as staff', ['caseStaff'], signedIn, {
      thing: aQuote('requested', (_, { id }) => ({ mark: id })),
      query: 'side=all',
    }),
  ],
  'GET /api/quotes/{id}': readOf('all of', standings),
  'GET /api/quotes/{id}/versions/{number}/quote.pdf': readOf('the offer of', withOffer, version),
  'GET /api/quotes/{id}/versions/{number}/proforma.pdf': readOf(
    'the proforma of',
    [...inNegotiation, 'ordered'],
    version,
  ),
  'GET /api/quotes/{id}/versions/{number}/order-confirmation.pdf': readOf(
    'the order of',
    ['ordered'],
    version,
  ),
  'GET /api/quotes/{id}/attachments/{attachmentId}': [
    ...partOf(
      'a file in a message of',
      'offered',
      [...buyers, ...sellers, 'caseStaff'],
      async (world, { id }) => {
        const attachmentId = await upload(world, 'seller');
        const body = { text: 'The plan', lineKey: null, attachmentIds: [attachmentId] };
        await world.done('seller', 'POST', `/api/quotes/${id}/messages`, body);
        return { params: { attachmentId } };
      },
    ),
    ...partOf('a file in the unsent offer of', 'asked', sellers, async (world, { id }) => {
      const draft = await offerDraft(world, id);
      const attachmentId = await upload(world, 'seller');
      const offer = { ...draft.offer, attachmentIds: [attachmentId] };
      const body = { revision: draft.revision, offer, internalNote: '' };
      await world.done('seller', 'PUT', `/api/quotes/${id}/offer-draft`, body);
      return { params: { attachmentId } };
    }),
  ],
  'POST /api/quote-attachments': door(signedIn),

  'PUT /api/quotes/{id}/request': move({ by: 'buyer', when: ['draft'], body: requestOf }),
  'POST /api/quotes/{id}/discard': move({ by: 'buyer', when: ['draft'], body: () => ({}) }),
  'POST /api/quotes/{id}/submit': [
    ...move({ by: 'buyer', when: ['draft'], body: () => ({}) }),
    ...unapproved('pending', 'draft', { buyer: 'pending' }, () => ({})),
    ...unapproved('rejected', 'draft', { buyer: 'rejected' }, () => ({})),
  ],
  'POST /api/quotes/{id}/ask': move({ by: 'seller', when: ['requested'], body: () => words }),
  'POST /api/quotes/{id}/answer': move({ by: 'buyer', when: ['asked'], body: () => words }),
  'GET /api/quotes/{id}/offer-draft': move({ by: 'seller', when: sent, changes: false }),
  'PUT /api/quotes/{id}/offer-draft': move({
    by: 'seller',
    when: writing,
    more: async (world, { id }) => {
      const { revision, offer } = await offerDraft(world, id);
      return { body: { revision, offer, internalNote: '' } };
    },
  }),
  'PUT /api/quotes/{id}/salesperson': move({
    by: 'seller',
    when: sent,
    changes: false,
    body: () => ({ userId: null }),
  }),
  'PUT /api/quotes/{id}/outcome': move({
    by: 'seller',
    when: ['expired', 'ordered'],
    body: () => ({ reason: 'price', words: '' }),
    changes: false,
  }),
  'POST /api/quotes/{id}/send': [
    ...move({
      by: 'seller',
      when: ['requested', 'asked'],
      more: async (world, quote) => ({ body: await sendBy(world, quote) }),
    }),
    ...unapproved('pending', 'requested', { seller: 'pending' }, (quote, world) =>
      sendBy(world, quote, 'pending'),
    ),
  ],
  'POST /api/quotes/{id}/accept': move({
    by: 'buyer',
    when: ['offered', 'awaiting approval'],
    body: ({ seen }) => seen,
    except: { buyersMember: 'refused' },
  }),
  'POST /api/quotes/{id}/approval': move({
    by: 'buyer',
    when: ['offered'],
    body: ({ seen }) => ({ ...seen, text: '' }),
    except: { buyer: 'refused' },
  }),
  'POST /api/quotes/{id}/approval/refuse': move({
    by: 'buyer',
    when: ['awaiting approval'],
    body: () => ({ reason: 'Too dear' }),
    except: { buyersMember: 'forbidden' },
  }),
  'POST /api/quotes/{id}/counter': move({
    by: 'buyer',
    when: ['offered', 'awaiting approval'],
    body: ({ seen }) => ({ versionId: seen.versionId, targetTotal: null, lines: [], text: 'Less' }),
  }),
  'POST /api/quotes/{id}/withdraw-counter': move({
    by: 'buyer',
    when: ['countered'],
    body: ({ counterId }) => ({ counterId }),
  }),
  'POST /api/quotes/{id}/keep-offer': move({
    by: 'seller',
    when: ['countered'],
    body: ({ counterId }) => ({ counterId, text: '' }),
  }),
  'POST /api/quotes/{id}/decline': [
    ...move({ by: 'buyer', when: inNegotiation, body: seenVersion }),
    ...move({ by: 'seller', when: ['requested', 'asked'], body: theRequest }),
  ],
  'POST /api/quotes/{id}/withdraw': [
    // A buyer may withdraw a quote whose financing failed; none of these waits for financing.
    ...move({ by: 'seller', when: inNegotiation, body: seenVersion, other: 'refused' }),
    ...move({ by: 'buyer', when: ['requested', 'asked'], body: theRequest }),
  ],
  'POST /api/quotes/{id}/ask-renewal': move({
    by: 'buyer',
    when: ['expired'],
    body: ({ seen }) => ({ versionId: seen.versionId, text: '' }),
  }),
  'POST /api/quotes/{id}/messages': move({
    by: 'both',
    when: sent,
    body: () => ({ ...words, lineKey: null }),
    changes: false,
  }),

  'GET /api/quotes/{id}/shares': move({ by: 'both', when: standings, changes: false }),
  'POST /api/quotes/{id}/shares': move({ by: 'both', when: sent, body: () => share, changes: false }),
  'DELETE /api/quotes/{id}/shares/{shareId}': belongsTo('a link of the buyer’s', buyers, {
    admitted: members,
    changes: true,
    thing: aQuote('offered', async (world, { id }) => {
      const { id: shareId } = await world.done('buyer', 'POST', `/api/quotes/${id}/shares`, share);
      return { params: { shareId } };
    }),
  }),

  'GET /api/quote-groups/{id}': belongsTo('a group of the buyer’s', buyers, {
    thing: aQuote('offered', (_, { groupId }) => ({ params: { id: groupId } })),
  }),
  'POST /api/quote-groups/{id}/award': belongsTo('a group of the buyer’s', ['buyer'], {
    admitted: members,
    except: { buyersMember: 'refused' },
    changes: true,
    thing: aQuote('offered', (_, { id, groupId, seen }) => ({
      params: { id: groupId },
      body: { accept: [{ quoteId: id, ...seen }] },
    })),
  }),
};
