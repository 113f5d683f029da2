import { randomUUID } from 'node:crypto';
import { type Answer, type Person, signedIn, stranger } from '../person.ts';

/** A write that must take effect exactly once. Its mark can be found in the data. */
export type Write = Readonly<{ kind: Kind; mark: string; send: (to: string) => Promise<Answer> }>;

export const kinds = ['cart', 'quotes', 'messages', 'uploads', 'mails'] as const;
export type Kind = (typeof kinds)[number];

/** Makes the next write of a kind; the same write can be sent repeatedly. */
export type Writers = Readonly<Record<Kind, () => Write>>;

const terms = {
  deliveryCountry: 'DE',
  deliveryPlace: 'Hamburg',
  incoterm: null,
  replyBy: null,
  attachmentIds: [],
  award: 'per-maker',
};

/** A buyer with quotes from two makers, another person with a cart, and visitors who write to the staff. */
export async function writersAt(url: string): Promise<Writers> {
  const buyer = await signedIn(url, 'retailer');
  const shopper = await signedIn(url, 'bank');
  const products = await productsOfTwoMakers(buyer);
  const wish = (mark: string) => ({
    ...terms,
    note: mark,
    products: products.map((productId) => ({ productId, variantId: null, quantity: 1 })),
  });
  const created = await buyer.ask('/api/quotes/broadcast', { method: 'POST', body: wish('the first') });
  if (!created.ok) throw new Error(`No quote was created: ${JSON.stringify(created.body)}`);
  const messages = `/api/quotes/${created.body.quotes[0].id}/messages`;
  let count = 0;
  const write = (kind: Kind, person: Person, path: string, bodyOf: (mark: string) => object): Write => {
    const { mark, key } = { mark: `${kind} ${++count} ${randomUUID()}`, key: randomUUID() };
    const body = bodyOf(mark);
    return { kind, mark, send: (to) => person.at(to).ask(path, { method: 'POST', body, key }) };
  };
  return {
    cart: () => write('cart', shopper, '/api/cart/lines', () => ({ productId: products[0] })),
    quotes: () => write('quotes', buyer, '/api/quotes/broadcast', wish),
    messages: () =>
      write('messages', buyer, messages, (text) => ({ text, lineKey: null, attachmentIds: [] })),
    uploads: () => uploading(buyer, messages, `uploads ${++count} ${randomUUID()}`),
    mails: () => write('mails', stranger(url), '/api/contact', contactFrom),
  };
}

/** Uploads a file and then sends a message with it, once. */
function uploading(person: Person, messages: string, mark: string): Write {
  const key = randomUUID();
  const upload = `/api/quote-attachments?name=${encodeURIComponent(`${mark}.txt`)}`;
  let id: string | null = null;
  const send = async (to: string): Promise<Answer> => {
    if (id === null) {
      const up = await person.at(to).ask(upload, { method: 'POST', body: mark });
      if (!up.ok) return up;
      id = up.body.id as string;
    }
    const body = { text: mark, lineKey: null, attachmentIds: [id] };
    return person.at(to).ask(messages, { method: 'POST', body, key });
  };
  return { kind: 'uploads', mark, send };
}

const contactFrom = (mark: string) => ({
  name: 'Deniz Aksoy',
  email: addressOf(mark),
  topic: 'other',
  message: mark,
  locale: 'tr',
});

/** The address for the confirmation of a message. */
export const addressOf = (mark: string): string => `${mark.replaceAll(' ', '-')}@drill.example`;

/** Products of different makers that can be ordered singly and without options. */
async function productsOfTwoMakers(buyer: Person): Promise<string[]> {
  const { body } = await buyer.ask('/api/products?limit=48');
  const byMaker = new Map<string, string>();
  for (const { id, maker } of body.items as { id: string; maker: { id: string } }[]) {
    if (byMaker.has(maker.id)) continue;
    const added = await buyer.ask('/api/cart/lines', { method: 'POST', body: { productId: id } });
    if (added.ok && added.body.quantity === 1) byMaker.set(maker.id, id);
    if (byMaker.size === 2) return [...byMaker.values()];
  }
  throw new Error('The market has no two makers of whom one piece can be ordered');
}
