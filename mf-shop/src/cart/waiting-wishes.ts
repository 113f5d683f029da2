import { fieldsOf } from 'shared-kit/contract/tables';

export type Wanted = Readonly<{
  product: Readonly<{ id: string; title: string }>;
  variantId?: string | null;
  /** Default: the smallest order. */
  quantity?: number;
}>;

/** Products that signed-out visitors add wait in this browser until they sign in, in whatever tab. */
const name = 'tezgah-cart-waiting';
const hour = 3_600_000;
/** Far more than a visitor adds before signing in. */
const most = 20;

type Waiting = Readonly<{ wanted: Wanted; at: number }>;

export function keepWish({ product: { id, title }, ...wish }: Wanted): void {
  const waiting: Waiting = { wanted: { product: { id, title }, ...wish }, at: Date.now() };
  write([...read(), waiting].slice(-most));
}

/** Returns and removes the waiting products; those older than an hour are dropped. */
export function takeWishes(): readonly Wanted[] {
  const waiting = read();
  if (waiting.length > 0) write([]);
  return waiting.filter(({ at }) => Date.now() - at < hour).map(({ wanted }) => wanted);
}

function read(): readonly Waiting[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isWaiting) : [];
  } catch {
    return [];
  }
}

function write(waiting: readonly Waiting[]): void {
  try {
    if (waiting.length === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(waiting));
  } catch {
    // Storage is full or forbidden: the visitor has to add the product again.
  }
}

function isWaiting(value: unknown): value is Waiting {
  const { wanted, at } = fieldsOf(value);
  return typeof at === 'number' && typeof fieldsOf(fieldsOf(wanted).product).id === 'string';
}
