import { describe, expect, it } from '@jest/globals';
import { bindingAddresses, bindingDoors } from 'shared-kit/contract/binding';
import type { Endpoint } from 'shared-kit/contract/endpoints';
import {
  type BankQuoteTransition,
  bankQuotes,
  type FinancingAnswer,
  financing,
} from 'shared-kit/contract/financing';
import {
  type QuoteDetail,
  type QuoteGroupAnswer,
  type QuoteTransition,
  quoteTransitions,
} from 'shared-kit/contract/quotes';
import { namesOf } from 'shared-kit/contract/tables';
import { bindingCases } from './testing/binding-things.ts';
import { type DeskCase, deskCases, isSigned } from './testing/offered-at-desk.ts';
import { approved, offeredMarket, type Wish } from './testing/offered-market.ts';

const nobody = '0197a000-0000-7000-8000-00000000000f';
const today = new Date().toISOString().slice(0, 10);

type Deal = NonNullable<FinancingAnswer['request']>['bankQuotes'][number];
type Shown = Pick<Deal, 'id' | 'offers' | 'letters' | 'withdrawal' | 'drawdown' | 'moves'> &
  Readonly<{ quote?: { version: number } | null }>;

/** A body that fits every binding move of a financing, about what is there now. */
function bodyFor(move: BankQuoteTransition, { id, offers, letters, withdrawal, drawdown, quote }: Shown) {
  const all = [...offers, ...letters] as readonly { id: string; state?: string; kind: string }[];
  const awaiting = all.findLast(({ state }) => state === 'awaiting_approval');
  const offer = move.endsWith('-binding') ? awaiting : all.findLast((it) => it !== awaiting);
  const contract = drawdown?.contract;
  const payment = drawdown?.disbursements.findLast(({ stands }) => stands);
  return {
    bankQuoteId: id,
    offerId: offer?.id ?? nobody,
    approves: move === 'approve-binding',
    versionNumber: quote?.version ?? 1,
    code: move === 'decline' ? 'limit' : '000000',
    reason: 'Raced',
    withdrawalId: withdrawal?.id ?? nobody,
    agrees: move === 'agree-to-withdrawal',
    text: 'Noted',
    contractId: contract?.id ?? nobody,
    sha256: contract?.file.sha256 ?? '0'.repeat(64),
    signedOn: contract?.signedOn ?? null,
    confirms: move === 'sign',
    fileId: nobody,
    reference: 'TR-1',
    issuedOn: today,
    amount: '1',
    paysOn: today,
    paidOn: today,
    milestone: '',
    corrects: move === 'correct-payment' ? (payment?.id ?? nobody) : null,
    name: 'Nobody',
    consentVersion: '1',
  };
}

/** Each binding move of a table at each of its addresses. */
const atDoors = <Move extends string>(doors: Readonly<Record<Move, readonly Endpoint[]>>) =>
  namesOf(doors).flatMap((move) =>
    doors[move].filter(({ path }) => !isSigned(path)).map(({ path: door }) => ({ move, door })),
  );

const inTurns = <Case extends object>(cases: Readonly<Record<string, Case>>) =>
  Object.entries(cases).map(([move, each], turn) => [move, { ...each, turn }] as const);

describe('a binding move is offered exactly if the market would take it', () => {
  const market = offeredMarket();

  type Found = Readonly<{ id: string; rfq: string }>;
  async function wishesOfBank({ id }: Found): Promise<Wish[]> {
    const deal = await market.read<Shown>('bank', `/api/bank/quotes/${id}`);
    return wishesAbout(bankQuotes.read.path, id, deal, (move) => deal?.moves.includes(move) ?? false);
  }
  async function wishesOfBuyer({ rfq }: Found): Promise<Wish[]> {
    const answer = await market.read<FinancingAnswer>('buyer', `/api/quotes/${rfq}/financing`);
    const { bankQuotes: [deal = null] = [], mayWithdraw = false } = answer?.request ?? {};
    return wishesAbout(financing.read.path, rfq, deal, (move) =>
      move === 'withdraw-consent' ? mayWithdraw : (deal?.moves.includes(move) ?? false),
    );
  }
  const wishesAbout = (
    address: string,
    id: string,
    deal: Shown | null,
    isOffered: (move: BankQuoteTransition) => boolean,
  ): Wish[] =>
    (deal ? atDoors(bindingDoors.financing) : [])
      .filter(({ door }) => door.startsWith(address))
      .flatMap(({ move, door }) =>
        deal
          ? {
              move,
              door,
              path: door.replace(':id', id),
              body: bodyFor(move, deal),
              isOffered: isOffered(move),
            }
          : [],
      );

  it.each(inTurns(bindingCases.financing))(
    'of a financing before %s',
    async (_move, { make, turn }) => {
      const { params } = await make(market.world(), '');
      const { rows } = await market.database.db.execute<Found>(
        `select b.id, r.rfq_id as rfq from bank_quote b join financing_request r on r.id = b.request_id
          where b.id = '${params.id}' or r.rfq_id = '${params.id}'`,
      );
      const [found] = rows;
      if (!found) throw new Error('nothing was shared');
      const look = (side: string) => (side === 'bank' ? wishesOfBank(found) : wishesOfBuyer(found));
      expect(await market.differing({ sides: ['buyer', 'bank'], turn }, look)).toEqual([]);
    },
    180_000,
  );

  const ofRequest: readonly QuoteTransition[] = ['decline-request', 'withdraw-request'];
  async function wishesOnQuote(side: 'buyer' | 'seller' | 'bank', id: string): Promise<Wish[]> {
    const quote = await market.read<QuoteDetail>(side, `/api/quotes/${id}`);
    if (!quote) return [];
    const { actions, versions, group } = quote;
    const bids = group && (await market.read<QuoteGroupAnswer>(side, `/api/quote-groups/${group.id}`));
    const isAwardable = bids?.bids.find(({ quoteId }) => quoteId === id)?.offer?.refusals?.length === 0;
    return atDoors(bindingDoors.quote)
      .filter(({ move }) => quoteTransitions[move].who === side)
      .map(({ move, door }) => {
        if (door.startsWith('/api/quote-groups/')) {
          const body = { accept: [{ quoteId: id, isSubjectToFinancing: false }] };
          return { move, door, path: door.replace(':id', group?.id ?? nobody), body, isOffered: isAwardable };
        }
        const versionId = ofRequest.includes(move) ? null : (versions.at(-1)?.id ?? nobody);
        const body = { versionId, isSubjectToFinancing: false, reason: 'Raced' };
        const isOffered = actions.some(({ name, refusals }) => name === move && refusals.length === 0);
        return { move, door, path: door.replace(':id', id), body, isOffered };
      });
  }
  it.each(inTurns(bindingCases.quote))(
    'of a quote before %s',
    async (_move, { make, turn }) => {
      const { id = '' } = (await make(market.world(), '')).params;
      const look = (side: 'buyer' | 'seller' | 'bank') => wishesOnQuote(side, id);
      expect(await market.differing({ sides: ['buyer', 'seller'], turn }, look)).toEqual([]);
    },
    180_000,
  );

  const filled = (address: string, params: Readonly<Record<string, string>>) =>
    address.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');

  /** Whether the page offers it, and whether the market takes it. */
  async function offeredAndTaken({ move, door, offer, made, standing }: DeskCase) {
    await market.stand(offer.of, approved);
    const { params, body, as = made.as } = await made.make(market.world(), door);
    await market.stand(offer.of, standing);
    const answer = await market.read<object>(as, filled(offer.read, params));
    const isOffered = answer !== null && offer.isOffered(answer, move, params);
    const { status } = await market.world().ask(as, 'POST', filled(door, params), body);
    await market.stand(offer.of, approved);
    market.walked.add(door);
    return { isOffered, isTaken: status === 200 };
  }
  it.each([...Map.groupBy(deskCases, ({ move, door }) => `${move} at ${door}`)])(
    '%s',
    async (_name, cases) => {
      const differing: string[] = [];
      for (const each of cases) {
        const { isOffered, isTaken } = await offeredAndTaken(each);
        if (isOffered !== isTaken) differing.push(`${JSON.stringify(each.standing)}: offered ${isOffered}`);
      }
      expect(differing).toEqual([]);
    },
    180_000,
  );

  it('at every address that has one', () => {
    const unasked = bindingAddresses.filter((it) => !isSigned(it) && !market.walked.has(it));
    expect(unasked).toEqual([]);
  });
});
