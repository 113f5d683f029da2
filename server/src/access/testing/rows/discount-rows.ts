import { offerDraft, quoteIn } from '../quotes.ts';
import { type Answer, buyers, forThose, members, type Role, sellers } from '../roles.ts';
import type { Row, Rows } from '../rules.ts';
import type { World } from '../world.ts';

/** A request whose unsent offer gives half of the price away; returns the draft's revision. */
async function withDiscount(world: World) {
  const { id } = await quoteIn(world, 'requested');
  const draft = await offerDraft(world, id);
  const { revision } = await world.done('seller', 'PUT', `/api/quotes/${id}/offer-draft`, {
    revision: draft.revision,
    offer: { ...draft.offer, discountPercent: '50' },
    internalNote: '',
  });
  return { id, revision };
}

type Of = Readonly<{ of: string; answers: (role: Role) => Answer; isAsked: boolean }>;

const ofDiscount = ({ of, answers, isAsked }: Of): Row => [
  {
    of,
    answers: forThose(members, (role) => {
      if (sellers.includes(role)) return answers(role);
      return buyers.includes(role) ? 'forbidden' : 'missing';
    }),
    thing: async (world) => {
      const { id, revision } = await withDiscount(world);
      const asking = { revision, text: '' };
      if (isAsked) await world.done('sellersMember', 'POST', `/api/quotes/${id}/discount`, asking);
      return { params: { id }, body: isAsked ? { reason: 'Too much' } : asking };
    },
    changes: true,
  },
];

/** Discounts above the maker's limit. */
export const discountRows: Rows = {
  'POST /api/quotes/{id}/discount': ofDiscount({
    of: 'a discount above the limit',
    isAsked: false,
    answers: (role) => (role === 'sellersMember' ? 'done' : 'refused'),
  }),
  'POST /api/quotes/{id}/discount/refuse': ofDiscount({
    of: 'a discount that a member asked to give',
    isAsked: true,
    answers: (role) => (role === 'sellersMember' ? 'forbidden' : 'done'),
  }),
};
