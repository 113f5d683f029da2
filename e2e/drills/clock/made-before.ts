import { randomUUID } from 'node:crypto';
import { addToCart, request, type Trade } from '../offered-quote.ts';
import { done } from '../person.ts';
import { endOf } from './deadlines.ts';
import { mailedToken, use } from './links.ts';
import type { Promised } from './promised.ts';

type Place = Readonly<{ url: string; dataDir: string; trade: Trade }>;

/**
 * Creates everything that the market forgets after a day or less. The other processes start afterwards and sweep at
 * once; then all of it must still be there.
 */
export async function madeBefore({ url, dataDir, trade }: Place): Promise<Promised> {
  const buyer = trade.buyer.at(url);
  const key = randomUUID();
  const added = await done(addToCart(buyer, trade.products[0] ?? '', key));
  const up = '/api/quote-attachments?name=drawing.txt';
  const upload = await done(buyer.ask(up, { method: 'POST', body: `A drawing ${randomUUID()}` }));
  const token = await mailedToken(url, dataDir, 'secondBank');
  const [quoteId = ''] = await request({ ...trade, buyer });
  await endOf({ dataDir }, quoteId, '12 hours');
  return async ({ ahead, behind }) => {
    const again = await addToCart(buyer.at(behind), trade.products[0] ?? '', key);
    const message = { text: '', lineKey: null, attachmentIds: [upload.id] };
    const attached = await buyer
      .at(behind)
      .ask(`/api/quotes/${quoteId}/messages`, { method: 'POST', body: message });
    const { stage } = await done(buyer.at(behind).ask(`/api/quotes/${quoteId}`));
    return [
      [again.body.quantity === added.quantity, 'A key was forgotten, and its request took effect twice.'],
      [attached.ok, `An upload was forgotten on its day: ${attached.status} ${attached.body.code}.`],
      [token !== null && (await use(ahead, token)) === 200, 'A link was void before its end.'],
      [stage === 'requested', `A request that waits for its answer is ${stage} before its end.`],
    ];
  };
}
