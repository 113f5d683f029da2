import { created, priced, requestTerms, sell } from './asking.ts';
import {
  accept,
  askApproval,
  counter,
  end,
  inDays,
  lapse,
  make,
  offered,
  type Scene,
  send,
  submitted,
  unseen,
  versionOf,
  words,
} from './every-move.ts';
import type { Person } from './quote-market.ts';

/** A broadcast to three makers, of whom the first two have sent offers. */
async function broadcast({ market, buyer, seller, second, third, step }: Scene, award: string) {
  const makers = [seller, second, third];
  const products: object[] = [];
  for (const [at, maker] of makers.entries()) {
    const productId = await sell(market.database.db, maker, { priceMap: priced(100 + at) });
    products.push({ productId, variantId: null, quantity: 6 });
  }
  let groupId = '';
  const ids: string[] = [];
  await step('submit', async () => {
    const body = { ...requestTerms, award, products };
    const answer = await buyer.call('POST', '/api/quotes/broadcast', body);
    const { quotes, groupId: group } = created(answer);
    groupId = group ?? '';
    const of = new Map<string, string>();
    for (const { id } of quotes) of.set((await buyer.detail(id)).seller.id, id);
    ids.push(...makers.map(({ companyId }) => of.get(companyId) ?? ''));
    return answer;
  });
  for (const [at, maker] of makers.slice(0, 2).entries())
    await step('send', () => maker.offer(ids[at] ?? ''));
  return { groupId, ids };
}

/** A member asks for more than the maker's limit. The others refuse it, give it, or the wish falls away. */
async function discountScenario(scene: Scene): Promise<void> {
  const { buyer, seller, salesman, step } = scene;
  await seller.call('POST', '/api/company/discount-limit', { percent: '5' });
  const id = await submitted(scene);
  const ask = async (discountPercent: string) => {
    const revision = await salesman.save(id, { discountPercent });
    await step('not send; above the limit', () => salesman.act(id, 'send', { revision, text: '' }));
    const body = { revision, text: 'A first order' };
    await make(scene, id, 'ask-discount', { by: salesman, not: buyer, path: 'discount', body });
    return revision;
  };
  await ask('20');
  const refused = { path: 'discount/refuse', body: { reason: 'At most 10' } };
  await step('not refuse-discount; member', () => salesman.act(id, refused.path, refused.body));
  await make(scene, id, 'refuse-discount', { by: seller, not: buyer, ...refused });
  const revision = await ask('10');
  await step('send', () => seller.act(id, 'send', { revision, text: '' }));
  await ask('15');
  await send(scene, id, { discountPercent: '0' });
  await ask('12');
  await accept(scene, id);
}

/** Each of them begins anew. Together they make every move of the table. */
export const scenarios: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  'a request is edited, asked about and declined': async (scene) => {
    const { market, buyer, seller } = scene;
    const productId = await sell(market.database.db, seller);
    const lines = [
      { productId, title: { en: 'Loom' }, quantity: 2, unit: 'piece' as const, unitPrice: '1.0000' },
    ];
    const id = await market.request(buyer, seller, { lines });
    const { revision, request } = await buyer.detail(id);
    const { attachmentIds: _none, ...terms } = requestTerms;
    const body = {
      ...terms,
      revision,
      lines: request.lines.map(({ key }) => ({ key, quantity: 3, note: 'Blue' })),
    };
    const edit = (by: Person) => () => by.call('PUT', `/api/quotes/${id}/request`, body);
    await scene.step('not edit-request; other side', edit(seller));
    await scene.step('edit-request', edit(buyer));
    await scene.step('again edit-request', edit(buyer));
    await make(scene, id, 'submit', { by: buyer, not: seller, path: 'submit' });
    await make(scene, id, 'ask', { by: seller, not: buyer, path: 'ask', body: words });
    await make(scene, id, 'answer', { by: buyer, not: seller, path: 'answer', body: words });
    await scene.step('message', () => buyer.act(id, 'messages', { ...words, lineKey: null }));
    await end(scene, id, 'decline-request', false);
  },
  'a draft is discarded': async (scene) => {
    const { market, buyer, seller } = scene;
    const id = await market.request(buyer, seller);
    await make(scene, id, 'discard', { by: buyer, not: seller, path: 'discard' });
  },
  'a request is withdrawn': async (scene) => end(scene, await submitted(scene), 'withdraw-request', false),
  'a request runs out': async (scene) => {
    const id = await submitted(scene);
    await lapse(scene, id, 'request', 'expire-request');
    await end(scene, id, 'withdraw-request', false);
  },
  'an offer is countered and declined': async (scene) => {
    const { buyer, seller } = scene;
    const id = await offered(scene);
    const withdrawn = { body: { counterId: await counter(scene, id) }, path: 'withdraw-counter' };
    await make(scene, id, 'withdraw-counter', { by: buyer, not: seller, ...withdrawn });
    const kept = { body: { counterId: await counter(scene, id), text: 'No' }, path: 'keep-offer' };
    await make(scene, id, 'keep-offer', { by: seller, not: buyer, ...kept });
    await counter(scene, id);
    await send(scene, id, { leadTimeWeeks: 9 });
    await counter(scene, id);
    await end(scene, id, 'decline-offer', true);
  },
  'an offer is withdrawn, renewed and accepted': async (scene) => {
    const { buyer, seller } = scene;
    const id = await offered(scene);
    await counter(scene, id);
    await end(scene, id, 'withdraw-offer', true);
    await send(scene, id, { leadTimeWeeks: 9 });
    await lapse(scene, id, 'offer', 'expire-offer');
    await end(scene, id, 'withdraw-offer', true);
    const body = { versionId: await versionOf(scene, id), text: 'Once more' };
    await make(scene, id, 'ask-renewal', { by: buyer, not: seller, path: 'ask-renewal', body });
    await send(scene, id, { leadTimeWeeks: 10 });
    await accept(scene, id);
  },
  'an approval is refused, closed and given': async (scene) => {
    const { market, buyer, seller, member } = scene;
    await market.limit(buyer, '1000');
    const id = await offered(scene);
    await scene.step('not accept; above the limit', async () =>
      member.act(id, 'accept', await member.seen(id)),
    );
    await askApproval(scene, id);
    const refused = { path: 'approval/refuse', body: { reason: 'Too dear' }, binds: true };
    await scene.step('not refuse-approval; member', () => member.act(id, refused.path, refused.body));
    await make(scene, id, 'refuse-approval', { by: buyer, not: seller, ...refused });
    await askApproval(scene, id);
    const body = { counterId: await counter(scene, id) };
    await make(scene, id, 'withdraw-counter', { by: buyer, not: seller, path: 'withdraw-counter', body });
    await askApproval(scene, id);
    await accept(scene, id);
  },
  'a discount is refused, given and closed': discountScenario,
  'an acceptance may wait longer for financing': async (scene) => {
    const { buyer, seller } = scene;
    const id = await offered(scene, { financingUntil: inDays(40) });
    await accept(scene, id, true);
    const body = { versionId: await versionOf(scene, id), until: inDays(60) };
    await make(scene, id, 'extend-financing', { by: seller, not: buyer, path: 'financing-date', body });
    await end(scene, id, 'withdraw-unfinanced', true);
  },
  'an acceptance without financing is taken back': async (scene) => {
    const id = await offered(scene, { financingUntil: inDays(40) });
    await accept(scene, id, true);
    await scene.market.lapse(id, 'financing');
    await end(scene, id, 'withdraw-unfinanced', true);
  },
  'an acceptance without financing is ended by the maker': async (scene) => {
    const id = await offered(scene, { financingUntil: inDays(40) });
    await accept(scene, id, true);
    await scene.market.lapse(id, 'financing');
    await end(scene, id, 'end-unfinanced', true);
  },
  'one maker gets all': async (scene) => {
    const { ids } = await broadcast(scene, 'all-or-nothing');
    await accept(scene, ids[0] ?? '');
  },
  'an award is shared': async (scene) => {
    const { buyer, seller, step } = scene;
    const { groupId, ids } = await broadcast(scene, 'per-maker');
    const path = `/api/quote-groups/${groupId}/award`;
    const body = { accept: [{ quoteId: ids[1] }] };
    await step('not accept; other side', () => seller.call('POST', path, { ...body, ...unseen }));
    await step('not accept; unseen', () => buyer.call('POST', path, { ...body, ...unseen }));
    await step('accept', () => buyer.call('POST', path, body));
    await step('again accept', () => buyer.call('POST', path, { ...body, ...unseen }));
  },
};
