import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ProductDraft } from 'shared-kit/contract/products';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSession, testUser } from '../../accounts/testing.ts';
import { catalogueModuleWith } from '../module.ts';
import { offer, prepareMarket } from '../testing/market.ts';
import { aProduct } from '../testing/product.ts';
import { smallTree } from '../testing/small-tree.ts';
import { productDraft } from './schema.ts';
import { maker } from './testing/maker.ts';

describe('names in a product’s draft', () => {
  const database = testDatabase();
  let app: FastifyInstance;
  let own: ReturnType<typeof maker>;
  let company = '';
  beforeAll(async () => {
    const { db } = database;
    app = await testApp({ db, modules: [catalogueModuleWith(smallTree)] });
    await prepareMarket(db);
    const seller = await testUser(db, { kind: 'machinery-manufacturer' });
    company = seller.companyId ?? '';
    own = maker(app, await testSession(db, seller.userId));
  });
  afterAll(() => app.close());

  const onSale = async () => (await offer(database.db, company, [aProduct({})]))[0] ?? '';
  const certified = (draft: ProductDraft, name: string): Partial<ProductDraft> => ({
    details: { ...draft.details, certificates: [{ name, number: '1', validUntil: null }] },
  });
  const withOption = (name: string, label = '190'): Partial<ProductDraft> => ({
    choices: {
      options: [{ id: 'o', name: { en: name, tr: '' }, values: [{ id: 'v', label: { en: label, tr: '' } }] }],
      variants: [],
    },
  });

  it.each<[string, (draft: ProductDraft) => Partial<ProductDraft>, string, string]>([
    ['a title', () => ({ title: { en: 'Lo\u200bom', tr: '' } }), 'draft.title.en', 'hidden-character'],
    ['a model', () => ({ model: 'RL\n190' }), 'draft.model', 'line-break'],
    [
      'a certificate',
      (draft) => certified(draft, 'OEKO\u202eTEX'),
      'draft.details.certificates.0.name',
      'hidden-character',
    ],
    ['an option', () => withOption('Wid\nth'), 'draft.choices.options.0.name.en', 'line-break'],
    [
      'a choice',
      () => withOption('Width', '19\u00ad0'),
      'draft.choices.options.0.values.0.label.en',
      'hidden-character',
    ],
  ])('%s that hides something is refused, and nothing is saved', async (_what, change, name, reason) => {
    const id = await onSale();
    const { revision, draft } = await own.open(id);
    const answer = await own.save(id, revision, { ...draft, ...change(draft) });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ name, reason }] } });
    expect((await own.open(id)).revision).toBe(revision);
  });

  it('stay where they are from before the rule', async () => {
    const id = await onSale();
    await own.edit(id, (draft) => certified(draft, 'GOTS'));
    const { draft } = await own.open(id);
    const before = { ...draft, ...certified(draft, 'GO\u200bTS') };
    await database.db.update(productDraft).set({ content: before }).where(eq(productDraft.productId, id));
    await own.edit(id, () => ({ model: 'RL-200' }));
    const { details, model } = (await own.open(id)).draft;
    expect([details.certificates[0]?.name, model]).toEqual(['GO\u200bTS', 'RL-200']);
    const { revision } = await own.open(id);
    const other = await own.save(id, revision, { ...before, ...certified(before, 'GOT\u200bS') });
    expect(other.status).toBe(400);
  });
});
