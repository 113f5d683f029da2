import type { FastifyInstance } from 'fastify';
import { type BulkEdit, bulkPreviewAnswer } from 'shared-kit/contract/products';
import { newId } from '../../../../platform/db/index.ts';

/** A maker who changes many products through the API. */
export function bulkMaker(app: FastifyInstance, cookie: string) {
  const send = async (path: string, body: object, { as = cookie, key = newId() } = {}) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/manufacturer/product-edits${path}`,
      headers: { cookie: as, 'idempotency-key': key },
      payload: body,
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const preview = async (edit: BulkEdit, products: readonly string[]) =>
    bulkPreviewAnswer.parse((await send('/preview', { edit, products, locale: 'en' })).body).products;
  async function apply(edit: BulkEdit, products: readonly string[]) {
    const shown = await preview(edit, products);
    return send('', { edit, products: shown.map(({ id, seen }) => ({ id, seen })) });
  }
  const undo = (id: string, as?: string) => send(`/${id}/undo`, {}, as ? { as } : {});
  return { send, preview, apply, undo };
}
