import type { ProductDetail } from 'shared-kit/contract';
import type { KeptDatasheet } from '../product-input.ts';
import type { ProductRow } from '../writing/product-row.ts';

const datasheetAddress = (productId: string, { id }: KeptDatasheet): string =>
  `/api/products/${productId}/datasheets/${id}`;

type Answer = ProductDetail['datasheets'][number];
export const datasheetAnswerOf = (productId: string, it: KeptDatasheet): Answer => ({
  id: it.id,
  name: it.name,
  language: it.language ?? null,
  bytes: it.bytes,
  url: datasheetAddress(productId, it),
});

export const datasheetsOf = ({ id, datasheets }: ProductRow): ProductDetail['datasheets'] =>
  datasheets.map((it) => datasheetAnswerOf(id, it));
