import * as z from 'zod/mini';

/** A requested line. Its id is the `key` of the lines that offers and counters have for it. */
export const requestedLine = z.object({
  key: z.string(),
  productId: z.nullable(z.string()),
  title: z.string(),
  options: z.string(),
  sku: z.nullable(z.string()),
  quantity: z.number(),
  unit: z.string(),
  /** The list price for the delivery country; null: on request. */
  unitPrice: z.nullable(z.string()),
  total: z.nullable(z.string()),
  /** The maker's private list that the price comes from; only buyer and maker learn of it. */
  priceList: z.nullable(z.string()),
  note: z.string(),
});
export type RequestedLine = z.infer<typeof requestedLine>;
