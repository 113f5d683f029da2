import type { FastifyInstance } from 'fastify';
import {
  type ProductDraft,
  type ProductEditorAnswer,
  productDraftSaved,
  productEditorAnswer,
  productIdAnswer,
} from 'shared-kit/contract/products';
import { newId } from '../../../../platform/db/index.ts';

type Asked = Readonly<{ method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; body?: object }>;

/** A member of a maker's company who edits products through the API. */
export function maker(app: FastifyInstance, cookie: string) {
  const ask = async (path: string, { method = 'GET', body }: Asked = {}) => {
    const answer = await app.inject({
      method,
      url: `/api/manufacturer/products${path}`,
      headers: { cookie, ...(method !== 'GET' && { 'idempotency-key': newId() }) },
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const open = async (id: string): Promise<ProductEditorAnswer> =>
    productEditorAnswer.parse((await ask(`/${id}`)).body);
  const save = (id: string, revision: number, draft: ProductDraft) =>
    ask(`/${id}/draft`, { method: 'PUT', body: { revision, draft } });
  return {
    ask,
    open,
    save,
    add: async (title: string, categoryId = 'weaving', locale = 'en'): Promise<string> =>
      productIdAnswer.parse((await ask('', { method: 'POST', body: { title, categoryId, locale } })).body).id,
    /** Changes a product's draft from what the editor shows. */
    edit: async (id: string, change: (draft: ProductDraft) => Partial<ProductDraft>) => {
      const { revision, draft } = await open(id);
      return productDraftSaved.parse((await save(id, revision, { ...draft, ...change(draft) })).body);
    },
    publish: async (id: string) => {
      const { revision, liveAt } = await open(id);
      return ask(`/${id}/publication`, { method: 'POST', body: { revision, liveAt } });
    },
    move: (id: string, move: 'archiving' | 'copies') => ask(`/${id}/${move}`, { method: 'POST', body: {} }),
  };
}
