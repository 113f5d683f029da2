import * as z from 'zod/mini';

/** A panel with which an area fills a slot. What it may say is in `faultsOfSlots` of the contract's slots. */
export const declaredSlot = z.object({
  /** Of `slots`. */
  name: z.string(),
  /** Panels of one slot stand by this number, then by area. */
  order: z.number(),
  /** Pixels that are kept for the panel until it has come. */
  height: z.number(),
});
export type DeclaredSlot = z.infer<typeof declaredSlot>;
