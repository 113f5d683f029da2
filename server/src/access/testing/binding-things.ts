import { sql } from 'drizzle-orm';
import type { bindingDoors } from 'shared-kit/contract/binding';
import { aBankOffer } from '../../modules/financing/testing.ts';
import {
  agreement,
  type BindingCase,
  claimed,
  companyIn,
  onProposal,
  proposedAccount,
  proposedHit,
  reason,
} from './binding-staff-things.ts';
import {
  acceptedFinancing,
  aPayment,
  contractSent,
  contractSigned,
  contractToSign,
  type FinancingUntil,
  financing,
  unconfirmedOffer,
  waitingForFinancing,
  withdrawalAsked,
} from './financing-things.ts';
import { acceptedLetter, anHonour, anIssue, documentsPresented } from './letter-things.ts';
import { quoteIn, type Standing } from './quotes.ts';
import type { Role } from './roles.ts';
import type { World } from './world.ts';

type Tables = typeof bindingDoors;
/** A binding row of any table of transitions without a case doesn't compile. */
type BindingCases = { [Table in keyof Tables]: Readonly<Record<keyof Tables[Table], BindingCase>> };

const ofQuote = (as: Role, standing: Standing, body: object = {}): BindingCase => ({
  as,
  make: async (world, door) => {
    const { id, groupId, seen } = await quoteIn(world, standing);
    const isGroup = door.startsWith('/api/quote-groups');
    const ids = isGroup ? [id, await anotherBid(world, groupId)] : [];
    const accept = ids.map((quoteId) => ({ quoteId, isSubjectToFinancing: false }));
    const versionId = standing === 'offered' ? seen.versionId : null;
    return isGroup
      ? { params: { id: groupId }, body: { accept } }
      : { params: { id }, body: { versionId, ...body } };
  },
});

/** The offer of another maker in the same group. */
async function anotherBid(world: World, groupId: string): Promise<string> {
  const { id } = await quoteIn(world, 'offered', { seller: 'maker' });
  await world.db.execute(sql`update rfq set group_id = ${groupId} where id = ${id}`);
  return id;
}

/** An acceptance whose day for the financing has passed. */
const unfinanced = (as: Role): BindingCase => ({
  as,
  make: async (world) => {
    const { id, body } = await waitingForFinancing(world);
    await world.db.transaction(async (tx) => {
      await tx.execute(sql`alter table quote_version disable trigger quote_version_immutable`);
      await tx.execute(
        sql`update quote_version set financing_until = now() - interval '1 day' where rfq_id = ${id}`,
      );
      await tx.execute(sql`alter table quote_version enable trigger quote_version_immutable`);
    });
    return { params: { id }, body: { versionId: body.versionId, ...reason } };
  },
});

type Financed = Awaited<ReturnType<typeof financing>>;

const ofBank = <It extends Financed>(
  make: (world: World) => Promise<It>,
  body: (made: It, world: World) => object | Promise<object> = () => reason,
): BindingCase => ({
  as: 'bank',
  make: async (world) => {
    const made = await make(world);
    return { params: { id: made.bankQuoteId }, body: await body(made, world) };
  },
});
const ofBuyer = <It extends Financed>(
  make: (world: World) => Promise<It>,
  body: (made: It) => object = () => reason,
): BindingCase => ({
  as: 'buyer',
  make: async (world) => {
    const made = await make(world);
    return { params: { id: made.quoteId }, body: body(made) };
  },
});
const until = (state: FinancingUntil) => (world: World) => financing(world, state);

/** Somebody else of the bank prepared its offers. */
const byColleague =
  <It extends Financed>(make: (world: World) => Promise<It>) =>
  async (world: World): Promise<It> => {
    const made = await make(world);
    await changeOffers(world, made, sql`prepared_by = gen_random_uuid()`);
    return made;
  };

/** Changes a bank's offers, which no rule of the market allows. */
const changeOffers = ({ db }: World, { bankQuoteId }: Financed, set: ReturnType<typeof sql>) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`alter table bank_offer disable trigger bank_offer_immutable`);
    await tx.execute(sql`update bank_offer set ${set} where bank_quote_id = ${bankQuoteId}`);
    await tx.execute(sql`alter table bank_offer enable trigger bank_offer_immutable`);
  });

const indicative = async (world: World): Promise<Financed> => {
  const made = await financing(world);
  const offer = { kind: 'indicative', terms: aBankOffer('240481.50') };
  await world.done('bank', 'POST', `/api/bank/quotes/${made.bankQuoteId}/offers`, offer);
  return made;
};
const overdue = async (world: World): Promise<Financed> => {
  const made = await financing(world, 'binding');
  await changeOffers(world, made, sql`terms = jsonb_set(terms, '{validUntil}', '"2026-01-01"')`);
  return made;
};
const paid = async (world: World) => {
  const made = await contractSigned(world);
  await world.done('bank', 'POST', `/api/bank/quotes/${made.bankQuoteId}/disbursements`, aPayment());
  const { drawdown } = await world.done('bank', 'GET', `/api/bank/quotes/${made.bankQuoteId}`);
  return { ...made, paymentId: drawdown.disbursements[0].id as string };
};

const words = (agrees: boolean) => (made: Readonly<{ withdrawalId: string }>) => ({
  withdrawalId: made.withdrawalId,
  agrees,
  text: '',
});
const decision =
  (approves: boolean) =>
  ({ offerId }: Financed) => ({ offerId, approves });
const signed = (door: string) => door.endsWith('/signature');

export const bindingCases: BindingCases = {
  quote: {
    accept: ofQuote('buyer', 'offered'),
    'decline-request': ofQuote('seller', 'requested', reason),
    'decline-offer': ofQuote('buyer', 'offered', reason),
    'withdraw-request': ofQuote('buyer', 'requested', reason),
    'withdraw-offer': ofQuote('seller', 'offered', reason),
    'withdraw-unfinanced': unfinanced('buyer'),
    'end-unfinanced': unfinanced('seller'),
    'refuse-approval': ofQuote('buyer', 'awaiting approval', reason),
  },
  financing: {
    'approve-binding': ofBank(byColleague(until('proposed')), decision(true)),
    'refuse-binding': ofBank(until('proposed'), decision(false)),
    confirm: ofBank(byColleague(unconfirmedOffer), ({ offerId, versionNumber }) => ({
      offerId,
      versionNumber,
    })),
    decline: ofBank(until('shared'), () => ({ code: 'limit', reason: '' })),
    'withdraw-indicative': ofBank(indicative),
    withdraw: ofBank(overdue),
    'withdraw-unconfirmed': ofBank(unconfirmedOffer),
    'agree-to-withdrawal': ofBuyer(withdrawalAsked, words(true)),
    'refuse-withdrawal': ofBuyer(withdrawalAsked, words(false)),
    accept: ofBuyer(until('binding'), ({ offerId }) => ({ offerId })),
    'decline-by-buyer': ofBuyer(until('shared'), ({ bankQuoteId }) => ({ bankQuoteId })),
    'withdraw-consent': ofBuyer(until('shared')),
    'sign-for-bank': {
      ...ofBank(
        (world) => contractToSign(world, 'bank'),
        ({ signature }) => signature,
      ),
      isIncomplete: true,
    },
    'withdraw-contract': ofBank(
      (world) => contractToSign(world, 'bank'),
      ({ contractId }) => ({ contractId }),
    ),
    'refuse-contract': ofBuyer(contractSent, ({ seen }) => ({ ...seen, confirms: false, text: 'Not ours' })),
    sign: {
      as: 'buyer',
      make: async (world, door) => {
        if (!signed(door)) return ofBuyer(contractSent, ({ seen }) => seen).make(world, door);
        const toSign = (it: World) => contractToSign(it, 'buyer');
        return ofBuyer(toSign, ({ signature }) => signature).make(world, door);
      },
      isIncomplete: true,
    },
    fail: ofBank(acceptedFinancing),
    cancel: ofBuyer(acceptedFinancing),
    issue: ofBank(acceptedLetter, (_made, world) => anIssue(world)),
    honour: ofBank(documentsPresented, anHonour),
    'refuse-documents': ofBank(documentsPresented),
    'pay-out': ofBank(contractSigned, aPayment),
    'correct-payment': ofBank(paid, ({ paymentId }) => ({ ...aPayment(), corrects: paymentId })),
    'cancel-rest': ofBank(contractSigned),
    terminate: ofBank(contractSigned),
  },
  signing: {
    sign: agreement('provider'),
    complete: agreement('provider'),
    'counter-sign': agreement('staff', 'awaiting_market'),
    decline: agreement('staff', 'awaiting_market', reason),
  },
  verification: {
    approve: onProposal(companyIn('in_review', 'approve')),
    reinstate: onProposal(companyIn('suspended', 'reinstate', 'conduct')),
    lift: onProposal(companyIn('suspended', 'reinstate', 'conduct')),
    reject: companyIn('in_review', 'reject'),
    suspend: companyIn('approved', 'suspend', 'conduct'),
    close: companyIn('approved', 'close'),
  },
  claims: { grant: claimed('grant'), refuse: claimed('refuse') },
  sanctions: { clear: proposedHit('clear'), confirm: proposedHit('confirm') },
  'bank account': { confirm: proposedAccount },
};
