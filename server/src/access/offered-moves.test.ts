import { describe, expect, it } from '@jest/globals';
import {
  type BankQuoteTransition,
  bankQuoteTransitions,
  bindingDoors,
  type FinancingAnswer,
  type QuoteDetail,
  type QuoteTransition,
  quoteTransitions,
} from 'shared-kit/contract';
import { bindingCases } from './testing/binding-things.ts';
import { offeredMarket } from './testing/offered-market.ts';

const nobody = '0197a000-0000-7000-8000-00000000000f';
const today = new Date().toISOString().slice(0, 10);
type Doors = Readonly<Record<string, readonly string[]>>;

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
    ...{ bankQuoteId: id, offerId: offer?.id ?? nobody, approves: move === 'approve-binding' },
    ...{ versionNumber: quote?.version ?? 1, code: move === 'decline' ? 'limit' : '000000', reason: 'Raced' },
    ...{ withdrawalId: withdrawal?.id ?? nobody, agrees: move === 'agree-to-withdrawal', text: 'Noted' },
    ...{ contractId: contract?.id ?? nobody, sha256: contract?.file.sha256 ?? '0'.repeat(64) },
    ...{ signedOn: contract?.signedOn ?? null, confirms: move === 'sign', fileId: nobody },
    ...{ reference: 'TR-1', issuedOn: today, amount: '1', paysOn: today, paidOn: today, milestone: '' },
    corrects: move === 'correct-payment' ? (payment?.id ?? nobody) : null,
    ...{ name: 'Nobody', consentVersion: '1' },
  };
}

/** How each binding move of a side is asked for: its address, and what goes with it. */
function wishesOf<Move extends string>(
  table: Readonly<Record<Move, Readonly<{ who: string }>>>,
  { doors, side }: Readonly<{ doors: Doors; side: string }>,
  wishOf: (door: string, move: Move) => Readonly<{ path: string; body: object }>,
) {
  const moves = (Object.keys(doors) as Move[]).filter((move) => table[move].who === side);
  return new Map(
    moves.flatMap((move) => {
      // Signing here takes a confirmed signatory and a mailed code, which have tests of their own.
      const [door] = (doors[move] ?? []).filter((it) => !it.endsWith('/signature'));
      return door ? [[move, wishOf(door, move)] as const] : [];
    }),
  );
}

const inTurns = <Case extends object>(cases: Readonly<Record<string, Case>>) =>
  Object.entries(cases).map(([move, each], turn) => [move, { ...each, turn }] as const);

describe('a binding move is offered exactly if the market would take it', () => {
  const market = offeredMarket();

  /** What a side reads of the financing; null where it may read nothing. */
  async function dealFor(side: string, quoteId: string, bankQuoteId: string) {
    const ask = market.world().ask;
    const { status, text } =
      side === 'bank'
        ? await ask('bank', 'GET', `/api/bank/quotes/${bankQuoteId}`)
        : await ask('buyer', 'GET', `/api/quotes/${quoteId}/financing`);
    if (status !== 200) return null;
    const body = JSON.parse(text);
    return (side === 'bank' ? body : body.request?.bankQuotes[0]) as Shown | null;
  }

  it.each(inTurns(bindingCases.financing))(
    'of a financing before %s',
    async (_move, { make, turn }) => {
      const { params } = await make(market.world(), '');
      const { rows } = await market.database.db.execute<{ id: string; rfq: string }>(
        `select b.id, r.rfq_id as rfq from bank_quote b join financing_request r on r.id = b.request_id
          where b.id = '${params.id}' or r.rfq_id = '${params.id}'`,
      );
      const [found] = rows;
      if (!found) throw new Error('nothing was shared');
      const look = async (side: string) => {
        const deal = await dealFor(side, found.rfq, found.id);
        if (!deal) return null;
        const wishes = wishesOf(
          bankQuoteTransitions,
          { doors: bindingDoors.financing, side },
          (door, move) => ({
            path: door.replace(':id', side === 'bank' ? found.id : found.rfq),
            body: bodyFor(move, deal),
          }),
        );
        return { offered: deal.moves, wishes };
      };
      expect(await market.differing({ sides: ['buyer', 'bank'], turn }, look)).toEqual([]);
    },
    180_000,
  );

  const ofRequest: readonly QuoteTransition[] = ['decline-request', 'withdraw-request'];
  it.each(inTurns(bindingCases.quote))(
    'of a quote before %s',
    async (_move, { make, turn }) => {
      const { id } = (await make(market.world(), '')).params;
      const look = async (side: 'buyer' | 'seller' | 'bank') => {
        const { status, text } = await market.world().ask(side, 'GET', `/api/quotes/${id}`);
        if (status !== 200) return null;
        const { actions, versions } = JSON.parse(text) as QuoteDetail;
        const offered = actions.filter(({ refusals }) => refusals.length === 0).map(({ name }) => name);
        const wishes = wishesOf(quoteTransitions, { doors: bindingDoors.quote, side }, (door, move) => ({
          path: door.replace(':id', id ?? ''),
          body: {
            versionId: ofRequest.includes(move) ? null : (versions.at(-1)?.id ?? nobody),
            ...{ isSubjectToFinancing: false, reason: 'Raced' },
          },
        }));
        return { offered, wishes };
      };
      expect(await market.differing({ sides: ['buyer', 'seller'], turn }, look)).toEqual([]);
    },
    180_000,
  );
});
