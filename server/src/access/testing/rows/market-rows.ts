import { aPicture } from '../../../modules/documents/testing.ts';
import { everyone, manufacturers, members, type Role, sellers, signedIn } from '../roles.ts';
import { belongsTo, door, type Rows, shows } from '../rules.ts';
import { aPdf, cartLine, datasheet, removedCartLine } from '../things.ts';
import type { World } from '../world.ts';
import { productRows } from './product-rows.ts';

const ofProduct = (which: 'seller' | 'draft') => (world: World) => ({
  params: { id: world.products[which] },
});
const ofDatasheet = (which: 'seller' | 'draft') => async (world: World) => {
  const id = world.products[which];
  return { params: { id, datasheet: await datasheet(world, id) } };
};
/** Everyone admitted sees products on sale; at most the maker sees others. */
const product = (admitted: readonly Role[], preview: readonly Role[]) => [
  ...belongsTo('a product on sale', admitted, { admitted, thing: ofProduct('seller') }),
  ...belongsTo('a product not on sale', preview, { admitted, thing: ofProduct('draft') }),
];
const line = (make: (world: World) => Promise<string>, body?: object) =>
  belongsTo('a line of the buyer’s', ['buyer'], {
    changes: true,
    thing: async (world) => ({ params: { id: await make(world) }, ...(body && { body }) }),
  });
const terms = {
  deliveryCountry: 'TR',
  deliveryPlace: 'Bursa',
  incoterm: null,
  replyBy: null,
  note: '',
  attachmentIds: [],
};
const wish = (productId: string) => ({ productId, variantId: null, quantity: 2 });
const wanted = (world: World) => ({ body: { productId: world.products.seller } });

/** Products, carts and the creation of requests. */
export const marketRows: Rows = {
  ...productRows,
  'GET /api/market-figures': door(everyone),
  'GET /api/exchange-rates': door(everyone),
  'GET /api/what-is-my-country': door(everyone),
  'GET /api/categories': door(everyone),
  'GET /api/categories/{id}/makers': door(signedIn, { thing: () => ({ params: { id: 'weaving' } }) }),
  'GET /api/suggestions': door(everyone),
  'GET /api/products': shows('a product not on sale', [], everyone, {
    thing: ({ products }) => ({ mark: products.draft }),
  }),
  'GET /api/products/comparison': door(signedIn),
  'GET /api/products/{id}': product(signedIn, sellers),
  'GET /api/products/{id}/related': product(signedIn, []),
  'GET /api/products/{id}/specification.pdf': product(signedIn, sellers),
  'GET /api/products/{id}/drawing-light.svg': product(everyone, []),
  'GET /api/products/{id}/drawing-dark.svg': product(everyone, []),
  'GET /api/products/{id}/datasheets/{datasheet}': [
    ...belongsTo('a product on sale', signedIn, { thing: ofDatasheet('seller') }),
    ...belongsTo('a product not on sale', sellers, { thing: ofDatasheet('draft') }),
  ],
  'PUT /api/products/{id}/view': product(signedIn, sellers),
  'GET /api/makers/{id}/response': door(signedIn, {
    thing: ({ people }) => ({ params: { id: people.of('seller').companyId } }),
  }),
  'GET /api/manufacturer/overview': door(manufacturers),
  'GET /api/manufacturer/product-figures': door(manufacturers, {
    thing: () => ({}),
    query: 'ids=018f4d2e-0000-7000-8000-000000000001',
  }),
  'GET /api/manufacturer/products': shows('the seller’s product', sellers, manufacturers, {
    thing: ({ products }) => ({ mark: products.draft }),
  }),
  'POST /api/manufacturer/products/{id}/datasheets': belongsTo('the seller’s product', sellers, {
    admitted: manufacturers,
    thing: (world) => ({ ...ofProduct('seller')(world), body: aPdf() }),
    query: 'name=RL-190.pdf',
    fileType: 'application/pdf',
  }),
  'PATCH /api/manufacturer/products/{id}/datasheets/{datasheet}': belongsTo('the seller’s product', sellers, {
    admitted: manufacturers,
    changes: true,
    thing: async (world) => ({
      ...(await ofDatasheet('seller')(world)),
      body: { name: 'Leaflet.pdf', language: 'en' },
    }),
  }),
  'POST /api/manufacturer/products/{id}/pictures': belongsTo('the seller’s product', sellers, {
    admitted: manufacturers,
    thing: (world) => ({ ...ofProduct('seller')(world), body: aPicture }),
    fileType: 'application/octet-stream',
  }),
  'DELETE /api/manufacturer/products/{id}/datasheets/{datasheet}': belongsTo(
    'the seller’s product',
    sellers,
    {
      admitted: manufacturers,
      changes: true,
      thing: ofDatasheet('seller'),
    },
  ),

  'GET /api/cart': shows('a line of the buyer’s', ['buyer'], signedIn, {
    thing: async (world) => ({ mark: await cartLine(world) }),
  }),
  'GET /api/cart/count': door(signedIn),
  'POST /api/cart/lines': belongsTo('the seller’s product', signedIn, {
    except: { seller: 'refused', sellersMember: 'refused' },
    thing: wanted,
  }),
  'PATCH /api/cart/lines/{id}': line(cartLine, { note: 'For hall two' }),
  'DELETE /api/cart/lines/{id}': line(cartLine),
  'POST /api/cart/lines/{id}/restore': line(removedCartLine),
  'POST /api/cart/quick-add/preview': door(signedIn),
  'POST /api/cart/quick-add': belongsTo('the seller’s product', signedIn, {
    except: { seller: 'refused', sellersMember: 'refused' },
    thing: (world) => ({ body: { lines: [wanted(world).body] } }),
  }),
  'POST /api/quotes/from-cart': belongsTo('a line of the buyer’s', ['buyer'], {
    changes: true,
    thing: async (world) => ({ body: { ...terms, cartLineIds: [await cartLine(world)] } }),
  }),
  // A user without a company is told that it is missing. A maker can't request its own product.
  'POST /api/quotes/for-product': belongsTo('the seller’s product', members, {
    others: 'refused',
    except: { seller: 'refused', sellersMember: 'refused' },
    thing: ({ products }) => ({ body: { ...terms, ...wish(products.seller) } }),
  }),
  'POST /api/quotes/broadcast': belongsTo('two products', members, {
    others: 'refused',
    except: { seller: 'refused', sellersMember: 'refused', maker: 'refused' },
    thing: ({ products }) => ({
      body: { ...terms, award: 'per-maker', products: [wish(products.seller), wish(products.maker)] },
    }),
  }),
  'POST /api/quotes/free-form': belongsTo('a maker of the category', members, {
    others: 'refused',
    except: { seller: 'refused', sellersMember: 'refused', pending: 'forbidden', rejected: 'forbidden' },
    thing: ({ people }) => ({
      body: {
        ...terms,
        award: 'per-maker',
        category: 'weaving',
        what: 'A narrow loom',
        quantity: 1,
        unit: 'piece',
        makers: [people.of('seller').companyId],
      },
    }),
  }),
  'POST /api/quotes/prices': belongsTo('the seller’s product', signedIn, {
    thing: ({ products }) => ({ body: { deliveryCountry: 'TR', products: [wish(products.seller)] } }),
  }),
};
