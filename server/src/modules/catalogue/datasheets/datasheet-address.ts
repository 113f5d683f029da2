import type { ProductDetail } from 'shared-kit/contract';
import type { KeptDatasheet } from '../product-input.ts';
import type { ProductRow } from '../writing/product-row.ts';

export const datasheetAddress = (productId: string, { id }: KeptDatasheet): string =>
  `/api/products/${productId}/datasheets/${id}`;

export const datasheetsOf = ({ id, datasheets }: ProductRow): ProductDetail['datasheets'] =>
  datasheets.map((it) => ({ ...it, url: datasheetAddress(id, it) }));
