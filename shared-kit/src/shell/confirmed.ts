import type { Seen } from 'shared-kit/contract/binding';

declare const confirmed: unique symbol;

/** Somebody was asked once more and confirmed a binding move for this. Only the kit's `Confirmation` hands it out. */
export type Confirmed = Readonly<{ seen: Seen; [confirmed]: true }>;
