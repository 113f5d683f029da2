import type { KeptDatasheet } from '../product-input.ts';

export const datasheetAddress = (productId: string, { id }: KeptDatasheet): string =>
  `/api/products/${productId}/datasheets/${id}`;
