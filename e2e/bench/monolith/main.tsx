import type { shippedAreas } from 'shared-kit/contract/areas';
import { isNameOf } from 'shared-kit/contract/tables';
import { start } from '../../../host/src/boot/start.tsx';
import type { AreaSource } from '../../../host/src/federation/remote-areas.ts';

type Load = () => ReturnType<AreaSource['load']>;
/** The shipped areas inside one build: chunks that load when the first of their pages is opened. */
const areas: Readonly<Record<(typeof shippedAreas)[number], Load>> = {
  admin: async () => (await import('../../../mf-admin/src/area.ts')).default,
  bank: async () => (await import('../../../mf-bank/src/area.ts')).default,
  manufacturer: async () => (await import('../../../mf-manufacturer/src/area.ts')).default,
  marketing: async () => (await import('../../../mf-marketing/src/area.ts')).default,
  quotes: async () => (await import('../../../mf-quotes/src/area.ts')).default,
  shop: async () => (await import('../../../mf-shop/src/area.ts')).default,
};

void start((registry) => ({
  registered: (id) => registry.areas.find((area) => area.id === id),
  lookUp: async () => undefined,
  renew: async () => undefined,
  load: async (id) => {
    if (!isNameOf(areas, id)) throw new Error(`This build has no area ${id}.`);
    return areas[id]();
  },
  ran: new Map(),
  take: () => registry.areas,
}));
