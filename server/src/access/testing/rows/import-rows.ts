import { manufacturers, sellers } from '../roles.ts';
import { belongsTo, door, type Rows, shows } from '../rules.ts';
import type { World } from '../world.ts';

const octets = 'application/octet-stream';
const file = Buffer.from('SKU,Name,Price\nR-1,Loom,100 USD\n');

/** A file of the seller's whose columns wait to be confirmed. */
const imported = async (world: World): Promise<string> =>
  (await world.done('seller', 'POST', '/api/manufacturer/imports?name=looms.csv', file, octets)).id;
const ofImport = (body?: object) => async (world: World) => ({
  params: { id: await imported(world) },
  ...(body && { body }),
});
const column = { field: null, unit: null, currency: null };
const mapping = {
  columns: [{ ...column, field: 'sku' }, { ...column, field: 'title.en' }, column],
  decimalSign: null,
  currency: null,
  category: 'weaving',
  publish: false,
  pictures: false,
};
const theirs = { admitted: manufacturers, changes: true } as const;

/** Imports of a maker's catalogue, and its export. */
export const importRows: Rows = {
  'GET /api/manufacturer/imports': shows('the seller’s import', sellers, manufacturers, {
    thing: async (world) => ({ mark: await imported(world) }),
  }),
  'POST /api/manufacturer/imports': door(manufacturers, {
    thing: () => ({ body: file }),
    query: 'name=looms.csv',
    fileType: octets,
  }),
  'GET /api/manufacturer/imports/{id}': belongsTo('the seller’s import', sellers, {
    admitted: manufacturers,
    thing: ofImport(),
  }),
  'GET /api/manufacturer/imports/{id}/rows': belongsTo('the seller’s import', sellers, {
    admitted: manufacturers,
    thing: ofImport(),
  }),
  'GET /api/manufacturer/imports/{id}/faults.xlsx': belongsTo('the seller’s import', sellers, {
    admitted: manufacturers,
    thing: ofImport(),
  }),
  'PUT /api/manufacturer/imports/{id}/table': belongsTo('the seller’s import', sellers, {
    ...theirs,
    thing: ofImport({ sheet: null, encoding: null, delimiter: ';' }),
  }),
  'POST /api/manufacturer/imports/{id}/check': belongsTo('the seller’s import', sellers, {
    ...theirs,
    thing: ofImport({ mapping, keepAs: null }),
  }),
  'POST /api/manufacturer/imports/{id}/apply': belongsTo('the seller’s unchecked import', [], {
    ...theirs,
    except: { seller: 'refused', sellersMember: 'refused' },
    thing: ofImport({ onlyIfAll: false }),
  }),
  'POST /api/manufacturer/imports/{id}/cancel': belongsTo('the seller’s import', sellers, {
    ...theirs,
    thing: ofImport({}),
  }),
  'POST /api/manufacturer/imports/{id}/undo': belongsTo('the seller’s unapplied import', [], {
    ...theirs,
    except: { seller: 'refused', sellersMember: 'refused' },
    thing: ofImport({}),
  }),
  'GET /api/manufacturer/products.csv': door(manufacturers),
  'GET /api/manufacturer/products.xlsx': door(manufacturers),
};
