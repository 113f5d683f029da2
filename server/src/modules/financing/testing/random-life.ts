import type {
  BankQuoteDetail,
  BankQuoteTransition,
  BuyersFinancing,
  Drawdown,
} from 'shared-kit/contract/financing';
import type { Random } from '../../../platform/seeded-random.ts';
import type { Person } from '../../quotes/testing.ts';
import { type financingMarket, move } from './financing-market.ts';
import { aBankOffer } from './inputs.ts';
import { signPaper } from './sign-here.ts';

type Answer = Awaited<ReturnType<Person['call']>>;
type Market = ReturnType<typeof financingMarket>;
/** One bank in a life: its two officers, and a word that only its own offers contain. */
export type BankInLife = Readonly<{ first: Person; second: Person; secret: string }>;
export type Life = Readonly<{
  market: Market;
  random: Random;
  /** Of the quote. */
  id: string;
  banks: readonly BankInLife[];
}>;
/** What one bank sees, read through the API. */
export type BankView = Readonly<{ bank: BankInLife; detail: BankQuoteDetail }>;

/** Of everybody who signs alone for the buyer or a bank. */
export const signatoryName = 'Nuray Demirtaş';

type Step = Readonly<{
  /** In the table of transitions; null for what happens beside it. */
  transition: BankQuoteTransition | null;
  run: () => Promise<Answer | null>;
}>;
type BankMove = (life: Life, view: BankView) => Promise<Answer>;
type BuyerMove = (life: Life, deal: BuyersFinancing['bankQuotes'][number]) => Promise<Answer>;

function anyTerms({ random }: Life, { bank, detail }: BankView) {
  return aBankOffer(detail.amount.amount, {
    months: random.pick([12, 24, 60]),
    collateral: bank.secret,
    rate: { kind: 'fixed', percent: `${random.whole(1, 30)}.${random.whole(10, 99)}` },
    repayment: random.pick(['level', 'equal-principal']),
    conditions: random.some([{ text: 'Insurance policy', gate: 'contract' as const, drawdown: null }], 0.3),
  });
}

const decide = (approves: boolean): BankMove => {
  return (_life, { bank, detail }) => {
    const offerId = detail.offers.find(({ state }) => state === 'awaiting_approval')?.id ?? detail.id;
    return move(bank.second, detail.id, 'decision', { offerId, approves });
  };
};
const end =
  (path: string): BankMove =>
  (_life, { bank, detail }) =>
    move(bank.first, detail.id, path, { reason: 'Our limit' });

const bankMoves: Partial<Record<BankQuoteTransition, BankMove>> = {
  ask: (_life, { bank, detail }) => move(bank.first, detail.id, 'questions', { items: ['Orders in hand'] }),
  'send-indicative': (life, view) =>
    move(view.bank.first, view.detail.id, 'offers', { kind: 'indicative', terms: anyTerms(life, view) }),
  'propose-binding': (life, view) =>
    move(view.bank.first, view.detail.id, 'offers', { kind: 'binding', terms: anyTerms(life, view) }),
  'approve-binding': decide(true),
  'refuse-binding': decide(false),
  confirm: (_life, { bank, detail }) => {
    const sent = detail.offers.filter(({ state }) => state === 'sent').at(-1);
    const body = { offerId: sent?.id ?? detail.id, versionNumber: detail.quote?.version ?? 1 };
    return move(bank.second, detail.id, 'confirmation', body);
  },
  'withdraw-indicative': end('withdrawal'),
  'ask-withdrawal': (_life, { bank, detail }) => {
    const sent = detail.offers.filter(({ kind, state }) => kind === 'binding' && state === 'sent').at(-1);
    const body = { offerId: sent?.id ?? detail.id, reason: 'Our rates have risen' };
    return move(bank.first, detail.id, 'withdrawal-question', body);
  },
  'keep-offer': (_life, { bank, detail }) =>
    move(bank.second, detail.id, 'kept-offer', { withdrawalId: detail.withdrawal?.id ?? detail.id }),
  decline: (_life, { bank, detail }) => move(bank.first, detail.id, 'decline', { code: 'limit', reason: '' }),
  fail: end('failure'),
  'cancel-rest': end('rest'),
  terminate: end('termination'),
  'propose-contract': async ({ market, random }, { bank, detail }) => {
    const form = random.pick([
      { form: 'ink', signedOn: market.inDays(0) },
      { form: 'market', signedOn: null },
    ]);
    return move(bank.first, detail.id, 'contract', { ...form, fileId: await market.uploaded(bank.first) });
  },
  'sign-for-bank': ({ market }, { bank, detail }) => {
    const at = `/api/bank/quotes/${detail.id}/contract`;
    return signPaper(market.database.db, bank.first, paperOf(at, detail.drawdown));
  },
  'withdraw-contract': (_life, { bank, detail }) =>
    move(bank.second, detail.id, 'contract-withdrawal', {
      contractId: detail.drawdown?.contract?.id ?? detail.id,
    }),
  'pay-out': ({ market, random }, { bank, detail }) => {
    const principal = Number(detail.drawdown?.principal.amount ?? 1);
    const left = principal - Number(detail.drawdown?.paidOut.amount ?? 0);
    const amount = random.chance(0.4) ? left : left * random.next();
    return move(bank.first, detail.id, 'disbursements', {
      amount: Math.max(0.01, amount).toFixed(2),
      paidOn: market.inDays(0),
      reference: 'A',
      milestone: '',
      corrects: null,
    });
  },
};

const buyerMoves: Partial<Record<BankQuoteTransition, BuyerMove>> = {
  accept: ({ market, id }, deal) => {
    const offerId = deal.offers.filter(({ kind }) => kind === 'binding').at(-1)?.id ?? deal.id;
    return market.people().buyer.act(id, 'financing/acceptance', { offerId });
  },
  'agree-to-withdrawal': (life, deal) => onWithdrawal(life, deal, true),
  'refuse-withdrawal': (life, deal) => onWithdrawal(life, deal, false),
  'decline-by-buyer': ({ market, id }, { id: bankQuoteId }) =>
    market.people().buyer.act(id, 'financing/refusal', { bankQuoteId }),
  cancel: ({ market, id }) => market.people().buyer.act(id, 'financing/cancellation', { reason: 'Cash' }),
  sign: (life, deal) =>
    deal.drawdown?.contract?.form === 'market' ? signHere(life, deal) : onContract(life, deal, true),
  'refuse-contract': (life, deal) => onContract(life, deal, false),
};

function onWithdrawal({ market, id }: Life, deal: BuyersFinancing['bankQuotes'][number], agrees: boolean) {
  const body = { withdrawalId: deal.withdrawal?.id ?? deal.id, agrees, text: '' };
  return market.people().buyer.act(id, 'financing/withdrawal-answer', body);
}

function onContract({ market, id }: Life, deal: BuyersFinancing['bankQuotes'][number], confirms: boolean) {
  const contract = deal.drawdown?.contract;
  return market.people().buyer.act(id, 'financing/contract', {
    contractId: contract?.id ?? deal.id,
    sha256: contract?.file.sha256 ?? '0'.repeat(64),
    signedOn: contract?.signedOn ?? market.inDays(0),
    confirms,
    text: confirms ? '' : 'A page is missing',
  });
}

const paperOf = (at: string, drawdown: Drawdown | null) => ({
  at,
  name: signatoryName,
  sha256: drawdown?.contract?.file.sha256 ?? '0'.repeat(64),
});
const signHere = ({ market, id }: Life, { drawdown }: BuyersFinancing['bankQuotes'][number]) => {
  const at = `/api/quotes/${id}/financing/contract`;
  return signPaper(market.database.db, market.people().buyer, paperOf(at, drawdown));
};

const bankNames = Object.keys(bankMoves) as BankQuoteTransition[];
const buyerNames = Object.keys(buyerMoves) as BankQuoteTransition[];

/** What happens beside the table: the quote goes on, conditions are met, time passes. */
function besides(life: Life, request: BuyersFinancing, views: readonly BankView[]): Step[] {
  const { market, id, random } = life;
  const { buyer, seller } = market.people();
  const beside = (run: Step['run']): Step => ({ transition: null, run });
  const open = views.flatMap((view) =>
    view.detail.conditions.filter(({ state }) => state !== 'met').map((it) => ({ ...view, condition: it })),
  );
  return [
    beside(async () => {
      const { stage } = await seller.detail(id);
      const isOpen = stage === 'quoted' || stage === 'negotiation';
      return isOpen ? seller.offer(id, { discount: String(random.whole(1, 50)) }) : null;
    }),
    beside(async () => buyer.act(id, 'accept', await buyer.seen(id))),
    beside(async () => {
      const { newerVersion } = request;
      const { consentVersion } = await market.financing(id);
      const body = { ownFunds: '0', amount: newerVersion?.total.amount ?? '1.00', consentVersion };
      return buyer.act(id, 'financing/version', { ...body, versionId: newerVersion?.id ?? id });
    }),
    ...(random.chance(0.1) ? [beside(() => buyer.act(id, 'financing/withdrawal', {}))] : []),
    ...(random.chance(0.15)
      ? [
          beside(async () => {
            await market.deadlines.lapse(id, { offers: random.chance(0.5) });
            await market.deadlines.settle();
            return null;
          }),
        ]
      : []),
    ...open.map(({ bank, detail, condition }) =>
      beside(() =>
        condition.gate === 'offer'
          ? buyer.act(id, 'financing/answers', { conditionId: condition.id, text: 'Here', fileIds: [] })
          : move(bank.first, detail.id, 'conditions', { conditionId: condition.id, isMet: true, text: '' }),
      ),
    ),
  ];
}

/** Taken more often, so that some lives reach their payments. */
const leadOn: readonly BankQuoteTransition[] = [
  ...(['approve-binding', 'accept', 'propose-contract', 'sign-for-bank', 'sign', 'pay-out'] as const),
];

/** The next step: mostly one that the table allows, sometimes any. */
export function nextStep(life: Life, request: BuyersFinancing, views: readonly BankView[]): Step {
  const { random } = life;
  const { buyer } = life.market.people();
  // Without the quote's acceptance nothing is ever signed.
  if (request.state === 'accepted' && random.chance(0.3))
    return { transition: null, run: async () => buyer.act(life.id, 'accept', await buyer.seen(life.id)) };
  if (random.chance(0.25)) return random.pick(besides(life, request, views));
  const isAllowed = random.chance(0.75);
  const ofBanks = views.flatMap((view) =>
    bankNames
      .filter((name) => !isAllowed || view.detail.moves.includes(name))
      .map((name) => ({ transition: name, run: async () => bankMoves[name]?.(life, view) ?? null })),
  );
  const ofBuyer = request.bankQuotes.flatMap((deal) =>
    buyerNames
      .filter((name) => !isAllowed || deal.moves.includes(name))
      .map((name) => ({ transition: name, run: async () => buyerMoves[name]?.(life, deal) ?? null })),
  );
  // Endings are rarer, or lives would be short.
  const ending: readonly BankQuoteTransition[] = [
    ...(['decline', 'decline-by-buyer', 'withdraw-indicative', 'agree-to-withdrawal'] as const),
    ...(['fail', 'cancel', 'terminate'] as const),
  ];
  const steps = [...ofBanks, ...ofBuyer].filter(
    ({ transition }) => !ending.includes(transition) || random.chance(0.2),
  );
  const onward = steps.filter(({ transition }) => leadOn.includes(transition));
  if (onward.length > 0 && random.chance(0.6)) return random.pick(onward);
  return steps.length > 0 ? random.pick(steps) : random.pick(besides(life, request, views));
}
