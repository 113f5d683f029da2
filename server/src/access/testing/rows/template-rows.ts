import { randomUUID } from 'node:crypto';
import { emptyTemplate } from 'shared-kit/contract/quotes';
import { manufacturers, sellers } from '../roles.ts';
import { belongsTo, type Rows, shows, type Thing } from '../rules.ts';
import type { World } from '../world.ts';

/** A named template of the seller's. */
const template = async (world: World): Promise<string> => {
  const id = randomUUID();
  const body = { revision: 0, name: `Export ${id}`, terms: emptyTemplate };
  await world.done('seller', 'PUT', `/api/manufacturer/offer-templates/${id}`, body);
  return id;
};
const ofTemplate =
  (body?: object) =>
  async (world: World): Promise<Thing> => ({
    params: { id: await template(world) },
    ...(body && { body }),
  });
const theirs = {
  admitted: manufacturers,
  changes: true,
  except: { sellersMember: 'forbidden' },
} as const;

/** Terms that a maker's offers begin with: its owners and approvers change them. */
export const templateRows: Rows = {
  'GET /api/manufacturer/offer-templates': shows('the seller’s template', sellers, manufacturers, {
    thing: async (world) => ({ mark: await template(world) }),
  }),
  'PUT /api/manufacturer/offer-templates/{id}': belongsTo('the seller’s template', sellers, {
    ...theirs,
    thing: ofTemplate({ revision: 1, name: 'New name', terms: emptyTemplate }),
  }),
  'DELETE /api/manufacturer/offer-templates/{id}': belongsTo('the seller’s template', sellers, {
    ...theirs,
    thing: ofTemplate(),
  }),
};
