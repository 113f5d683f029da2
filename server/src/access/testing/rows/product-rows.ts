import { manufacturers, sellers } from '../roles.ts';
import { belongsTo, door, type Rows, type Thing } from '../rules.ts';
import type { World } from '../world.ts';

const path = '/api/manufacturer/products';

/** A new product of the seller's, a draft that could be published. */
const draft = (world: World): Promise<{ id: string }> =>
  world.done('seller', 'POST', `${path}/${world.products.seller}/copies`, {});

async function editorOf(world: World, id: string) {
  const { text } = await world.ask('seller', 'GET', `${path}/${id}`);
  return JSON.parse(text) as { revision: number; liveAt: string; draft: object };
}

async function published(world: World): Promise<{ id: string }> {
  const { id } = await draft(world);
  const { revision, liveAt } = await editorOf(world, id);
  await world.done('seller', 'POST', `${path}/${id}/publication`, { revision, liveAt });
  return { id };
}

type Made = (world: World) => Promise<Thing>;
const made =
  (
    make: (world: World) => Promise<{ id: string }>,
    bodyOf?: (world: World, id: string) => Promise<object>,
  ): Made =>
  async (world) => {
    const { id } = await make(world);
    return { params: { id }, ...(bodyOf && { body: await bodyOf(world, id) }) };
  };
const owned = (thing: Made, changes = true) =>
  belongsTo('a product of the seller’s', sellers, { admitted: manufacturers, changes, thing });

const edits = '/api/manufacturer/product-edits';
const edit = { kind: 'lead-time', weeks: 77 };

/** A bulk edit of a product's lead time, with the fingerprint that its preview gave. */
async function asShown(world: World, id: string) {
  const asked = { edit, products: [id], locale: 'en' };
  const shown = await world.done('seller', 'POST', `${edits}/preview`, asked);
  const [{ seen }] = (shown as { products: [{ seen: string }] }).products;
  return { edit, products: [{ id, seen }] };
}
const bodyFor =
  (bodyOf: (world: World, id: string) => Promise<object>): Made =>
  async (world) => ({ body: await bodyOf(world, (await draft(world)).id) });

/** The editor of products, and changes of many. */
export const productRows: Rows = {
  [`POST ${path}`]: door(manufacturers, {
    thing: () => ({ body: { title: 'Loom', categoryId: 'weaving', locale: 'en' } }),
  }),
  'GET /api/manufacturer/categories/{id}': door(manufacturers, {
    thing: () => ({ params: { id: 'weaving' } }),
  }),
  [`GET ${path}/{id}`]: owned(made(draft), false),
  [`GET ${path}/{id}/history`]: owned(made(draft), false),
  [`PUT ${path}/{id}/draft`]: owned(
    made(draft, async (world, id) => ({ revision: 0, draft: (await editorOf(world, id)).draft })),
  ),
  [`DELETE ${path}/{id}/draft`]: belongsTo('a product of the seller’s', sellers, {
    admitted: manufacturers,
    query: 'revision=0',
    thing: made(published),
  }),
  [`POST ${path}/{id}/publication`]: owned(
    made(draft, async (world, id) => {
      const { revision, liveAt } = await editorOf(world, id);
      return { revision, liveAt };
    }),
  ),
  [`POST ${path}/{id}/archiving`]: owned(made(published, async () => ({}))),
  [`POST ${path}/{id}/copies`]: owned(made(draft, async () => ({}))),
  [`DELETE ${path}/{id}`]: owned(made(draft)),
  [`POST ${path}/{id}/restoration`]: owned(
    made(published, async (world, id) => {
      const { text } = await world.ask('seller', 'GET', `${path}/${id}/history`);
      const { entries } = JSON.parse(text) as { entries: { id: string }[] };
      return { edition: entries[0]?.id ?? '', revision: 0 };
    }),
  ),
  [`POST ${edits}/preview`]: owned(
    bodyFor(async (_world, id) => ({ edit, products: [id], locale: 'en' })),
    false,
  ),
  [`POST ${edits}`]: owned(bodyFor(asShown)),
  [`GET ${edits}/newest`]: door(manufacturers),
  [`POST ${edits}/{id}/undo`]: owned(
    made(
      async (world) => {
        const { id } = await draft(world);
        return world.done('seller', 'POST', edits, await asShown(world, id));
      },
      async () => ({}),
    ),
  ),
};
