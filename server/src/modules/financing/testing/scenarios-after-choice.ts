import {
  accept,
  acceptQuote,
  bankMakes,
  bankQuoteOf,
  bind,
  buyerMakes,
  end,
  payment,
  type Scene,
  shared,
} from './every-move.ts';
import { done } from './financing-market.ts';
import { inDays } from './inputs.ts';

/** The bank's accepted loan or letter, of a quote that was accepted too. */
async function agreed(scene: Scene, isLetter = false) {
  const id = await shared(scene);
  const { bankQuoteId, offerId } = await bind(scene, id, [scene.bank, scene.officer], isLetter);
  await accept(scene, id, offerId);
  await acceptQuote(scene, id);
  return { id, bankQuoteId };
}

async function proposeContract(scene: Scene, bankQuoteId: string, isHere = false): Promise<void> {
  const ink = await scene.after.contractOf();
  const body = isHere ? { ...ink, form: 'market', signedOn: null } : ink;
  await bankMakes(scene, 'propose-contract', { by: scene.bank, id: bankQuoteId, path: 'contract', body });
}

async function decideOnContract(scene: Scene, id: string, move: 'sign' | 'refuse-contract'): Promise<void> {
  const confirms = move === 'sign';
  const decision = await scene.after.decision(id);
  const body = { ...decision, confirms, text: confirms ? '' : 'A page is missing' };
  await buyerMakes(scene, move, { id, path: 'contract', body, binds: true });
}

/** A loan whose contract both sides signed with ink. */
async function signed(scene: Scene) {
  const deal = await agreed(scene);
  await proposeContract(scene, deal.bankQuoteId);
  await decideOnContract(scene, deal.id, 'sign');
  return deal;
}

async function pay(scene: Scene, moves: string, bankQuoteId: string, body: object): Promise<void> {
  const made = { id: bankQuoteId, path: 'disbursements', body, binds: true, again: false };
  await bankMakes(scene, moves, { by: scene.bank, ...made });
}

async function issue(scene: Scene, bankQuoteId: string): Promise<void> {
  const fileId = await scene.market.uploaded(scene.bank);
  const body = { fileId, reference: 'LC 88/2026', issuedOn: inDays(0) };
  await bankMakes(scene, 'issue', { by: scene.bank, id: bankQuoteId, path: 'issue', body, binds: true });
}

const present = (scene: Scene, bankQuoteId: string): Promise<void> =>
  bankMakes(scene, 'present', {
    by: scene.officer,
    id: bankQuoteId,
    path: 'presentation',
    body: { presentedOn: inDays(0) },
  });

export const afterChoice = {
  'a chosen bank is cancelled, the next one fails': async (scene: Scene) => {
    const { bank, officer, rival, rivalsOfficer } = scene;
    const id = await shared(scene, bank, rival);
    const { offerId } = await bind(scene, id, [bank, officer]);
    const rivals = await bind(scene, id, [rival, rivalsOfficer]);
    await accept(scene, id, offerId, 'accept, not-select');
    const cancelled = { id, path: 'cancellation', body: { reason: 'Cash' }, binds: true };
    await buyerMakes(scene, 'cancel, reopen', cancelled);
    const body = { offerId: rivals.offerId, versionNumber: 1 };
    const confirmed = { by: rivalsOfficer, id: rivals.bankQuoteId, path: 'confirmation', body, binds: true };
    await bankMakes(scene, 'confirm', confirmed);
    await accept(scene, id, rivals.offerId);
    await end(scene, 'fail', { by: rival, id: rivals.bankQuoteId, path: 'failure' });
  },
  'a purchase ends': async (scene: Scene) => {
    const { market, bank, officer, buyer, step } = scene;
    const id = await shared(scene);
    await accept(scene, id, (await bind(scene, id, [bank, officer])).offerId);
    const { versionId } = await buyer.seen(id);
    done(await buyer.act(id, 'decline', { versionId, reason: 'Too late' }));
    await step('cancel-with-quote', () => market.deadlines.settle().then(() => undefined));
  },
  'a contract is refused, signed and paid out': async (scene: Scene) => {
    const { id, bankQuoteId } = await agreed(scene);
    await proposeContract(scene, bankQuoteId);
    await decideOnContract(scene, id, 'refuse-contract');
    await proposeContract(scene, bankQuoteId);
    await decideOnContract(scene, id, 'sign');
    await pay(scene, 'pay-out', bankQuoteId, payment('1000'));
    const paid = async () => (await bankQuoteOf(scene, id, scene.bank)).drawdown;
    const [first] = (await paid())?.disbursements ?? [];
    await pay(scene, 'correct-payment', bankQuoteId, payment('900', { corrects: first?.id }));
    const rest = (Number((await paid())?.principal.amount) - 900).toFixed(2);
    await pay(scene, 'pay-out, close', bankQuoteId, payment(rest));
    const last = (await paid())?.disbursements.at(-1);
    const lower = payment('10', { corrects: last?.id });
    await pay(scene, 'correct-payment, reopen-payments', bankQuoteId, lower);
    await end(scene, 'cancel-rest', { by: scene.bank, id: bankQuoteId, path: 'rest' });
  },
  'a contract is terminated': async (scene: Scene) => {
    const { bankQuoteId } = await signed(scene);
    await end(scene, 'terminate', { by: scene.bank, id: bankQuoteId, path: 'termination' });
  },
  'a contract is signed here': async (scene: Scene) => {
    const { bank, officer, buyer, signing, step } = scene;
    const { id, bankQuoteId } = await agreed(scene);
    await proposeContract(scene, bankQuoteId, true);
    await step('not sign; the bank first', () => signing.sign(buyer, id));
    await step('sign-for-bank', () => signing.sign(bank, id));
    const { id: contractId } = await signing.contractSeen(id);
    const withdrawn = { path: 'contract-withdrawal', body: { contractId }, binds: true };
    await bankMakes(scene, 'withdraw-contract', { by: officer, id: bankQuoteId, ...withdrawn });
    await proposeContract(scene, bankQuoteId, true);
    for (const person of [bank, officer]) await step('sign-for-bank', () => signing.sign(person, id));
    await step('sign', () => signing.sign(buyer, id));
    await step('again sign', () => signing.sign(buyer, id));
  },
};

export const letters = {
  'a letter is honoured': async (scene: Scene) => {
    const { market, bank } = scene;
    const { id, bankQuoteId } = await agreed(scene, true);
    await issue(scene, bankQuoteId);
    await present(scene, bankQuoteId);
    const { amount } = (await market.requestOf(id)).amount;
    const body = { amount, paysOn: inDays(3) };
    await bankMakes(scene, 'honour', { by: bank, id: bankQuoteId, path: 'honour', body, binds: true });
  },
  'documents are refused': async (scene: Scene) => {
    const { bankQuoteId } = await agreed(scene, true);
    await issue(scene, bankQuoteId);
    await present(scene, bankQuoteId);
    await end(scene, 'refuse-documents', { by: scene.bank, id: bankQuoteId, path: 'documents-refusal' });
  },
  'a letter is terminated': async (scene: Scene) => {
    const { bankQuoteId } = await agreed(scene, true);
    await issue(scene, bankQuoteId);
    await end(scene, 'terminate', { by: scene.bank, id: bankQuoteId, path: 'termination' });
  },
};
