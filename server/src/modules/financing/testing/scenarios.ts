import {
  bankMakes,
  bankQuoteOf,
  bind,
  buyerMakes,
  decide,
  end,
  lapse,
  propose,
  type Scene,
  sendIndicative,
  shared,
  shareNewer,
} from './every-move.ts';
import { done } from './financing-market.ts';
import { aBankOffer } from './inputs.ts';
import { afterChoice, letters } from './scenarios-after-choice.ts';

async function askToWithdraw(scene: Scene, id: string, offer: { bankQuoteId: string; offerId: string }) {
  const body = { offerId: offer.offerId, reason: 'Our rates have risen' };
  const made = { id: offer.bankQuoteId, path: 'withdrawal-question', body };
  await bankMakes(scene, 'ask-withdrawal', { by: scene.bank, ...made });
  return (await bankQuoteOf(scene, id, scene.bank)).withdrawal?.id ?? '';
}

const answerWithdrawal = (scene: Scene, id: string, withdrawalId: string, agrees: boolean): Promise<void> =>
  buyerMakes(scene, agrees ? 'agree-to-withdrawal' : 'refuse-withdrawal', {
    id,
    path: 'withdrawal-answer',
    body: { withdrawalId, agrees, text: 'We count on it' },
    binds: true,
  });

const beforeAcceptance = {
  'a bank asks and offers': async (scene: Scene) => {
    const { bank, officer } = scene;
    const id = await shared(scene);
    const { id: bankQuoteId } = await bankQuoteOf(scene, id, bank);
    const asked = { by: bank, id: bankQuoteId, path: 'questions', body: { items: ['Orders in hand'] } };
    await bankMakes(scene, 'ask', asked);
    const [condition] = (await bankQuoteOf(scene, id, bank)).conditions;
    const answer = { conditionId: condition?.id, text: 'Here', fileIds: [] };
    await buyerMakes(scene, 'give-info', { id, path: 'answers', body: answer, again: false });
    await sendIndicative(scene, id, bank);
    await decide(scene, await propose(scene, id, bank), [bank, officer], false);
    await decide(scene, await propose(scene, id, bank), [bank, officer]);
  },
  'a binding offer is withdrawn with the buyer’s word': async (scene: Scene) => {
    const id = await shared(scene);
    const offer = await bind(scene, id, [scene.bank, scene.officer]);
    const withdrawal = { by: scene.bank, id: offer.bankQuoteId, path: 'withdrawal' };
    await scene.step('not withdraw; still valid', () =>
      scene.bank.call('POST', `/api/bank/quotes/${offer.bankQuoteId}/withdrawal`, { reason: 'Our limit' }),
    );
    const body = { withdrawalId: await askToWithdraw(scene, id, offer) };
    await bankMakes(scene, 'keep-offer', { ...withdrawal, by: scene.officer, path: 'kept-offer', body });
    await answerWithdrawal(scene, id, await askToWithdraw(scene, id, offer), false);
    await answerWithdrawal(scene, id, await askToWithdraw(scene, id, offer), true);
    await end(scene, 'withdraw once more', withdrawal);
  },
  'banks and the buyer decline': async (scene: Scene) => {
    const { bank, rival } = scene;
    const id = await shared(scene, bank, rival);
    const { id: rivals } = await bankQuoteOf(scene, id, rival);
    const declined = {
      by: rival,
      id: rivals,
      path: 'decline',
      body: { code: 'limit', reason: '' },
      binds: true,
    };
    await bankMakes(scene, 'decline', declined);
    const withdrawn = { by: bank, id: await sendIndicative(scene, id, bank), path: 'withdrawal' };
    await end(scene, 'withdraw-indicative', withdrawn);
    const other = await shared(scene, bank, rival);
    const { id: bankQuoteId } = await bankQuoteOf(scene, other, bank);
    const refusal = { path: 'refusal', body: { bankQuoteId }, binds: true };
    await buyerMakes(scene, 'decline-by-buyer', { id: other, ...refusal });
    await buyerMakes(scene, 'withdraw-consent', { id: other, path: 'withdrawal', binds: true });
  },
  'a newer version is confirmed or not': async (scene: Scene) => {
    const { bank, officer, rival, rivalsOfficer } = scene;
    const id = await shared(scene, bank, rival);
    const { bankQuoteId, offerId } = await bind(scene, id, [bank, officer]);
    const rivals = await bind(scene, id, [rival, rivalsOfficer]);
    await shareNewer(scene, id);
    const body = { offerId, versionNumber: 2 };
    const confirmed = { by: officer, id: bankQuoteId, path: 'confirmation', body, binds: true };
    await bankMakes(scene, 'confirm', confirmed);
    const withdrawn = { by: rival, id: rivals.bankQuoteId, path: 'withdrawal' };
    await end(scene, 'withdraw-unconfirmed', withdrawn);
  },
  'one person is enough, and time runs out': async (scene: Scene) => {
    const { market, bank, officer, rival } = scene;
    const id = await shared(scene, bank, rival);
    const policy = (aloneBelow: object | null) => bank.call('POST', '/api/bank/policy', { aloneBelow });
    done(await policy({ amount: '99999999', currency: 'USD' }));
    const { id: bankQuoteId } = await bankQuoteOf(scene, id, bank);
    const { amount } = (await market.requestOf(id)).amount;
    const body = { kind: 'binding', terms: aBankOffer(amount) };
    await bankMakes(scene, 'send-binding', { by: bank, id: bankQuoteId, path: 'offers', body, again: false });
    done(await policy(null));
    await market.deadlines.lapse(id, { offers: true });
    await end(scene, 'withdraw', { by: officer, id: bankQuoteId, path: 'withdrawal' });
    await lapse(scene, id, 'expire');
  },
};

/** Each of them begins anew. Together they make every move of the table. */
export const scenarios: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  ...beforeAcceptance,
  ...afterChoice,
  ...letters,
};
