import { namesOf } from 'shared-kit/contract/tables';
import { type UploadDoor, uploadDoors } from 'shared-kit/contract/uploads';
import type { Role } from '../../access/testing/roles.ts';
import type { Answered, World } from '../../access/testing/world.ts';

type Way = Readonly<{
  /** Somebody who may bring a file in here. */
  as: Role;
  endpoint: string;
  params?: (world: World) => Readonly<Record<string, string>>;
}>;

const draft = ({ products }: World) => ({ id: products.draft });

/** How a file comes in at each door. */
const ways: Readonly<Record<UploadDoor, Way>> = {
  document: {
    as: 'buyer',
    endpoint: 'POST /api/documents/{requirement}/files',
    params: () => ({ requirement: 'tax-certificate' }),
  },
  'quote-attachment': { as: 'buyer', endpoint: 'POST /api/quote-attachments' },
  'financing-file': { as: 'bank', endpoint: 'POST /api/financing-files' },
  datasheet: { as: 'seller', endpoint: 'POST /api/manufacturer/products/{id}/datasheets', params: draft },
  'product-picture': {
    as: 'seller',
    endpoint: 'POST /api/manufacturer/products/{id}/pictures',
    params: draft,
  },
  import: { as: 'maker', endpoint: 'POST /api/manufacturer/imports' },
  'seal-check': { as: 'visitor', endpoint: 'POST /api/seals/check' },
  release: {
    as: 'shopTeam',
    endpoint: 'PUT /api/releases/{area}/{version}',
    params: () => ({ area: 'shop', version: '9.9.9' }),
  },
};

export const doors = namesOf(ways);
/** Doors for files of strangers. */
export const strangersDoors = doors.filter((door) => door !== 'release');

export const endpointOf = (door: UploadDoor): string => ways[door].endpoint;

/** Brings a file in at a door. */
export function bring(world: World, door: UploadDoor, content: Buffer, name: string): Promise<Answered> {
  const { as, endpoint, params } = ways[door];
  const [method = '', path = ''] = endpoint.split(' ');
  const filled = Object.entries(params?.(world) ?? {}).reduce(
    (address, [key, value]) => address.replace(`{${key}}`, value),
    path,
  );
  return world.ask(
    as,
    method,
    `${filled}?name=${encodeURIComponent(name)}`,
    content,
    uploadDoors[door].sentAs,
  );
}
