import type { AreaId } from 'shared-kit/contract/areas';
import { start } from '../../../host/src/boot/start.tsx';
import type { AreaSource } from '../../../host/src/federation/remote-areas.ts';

/** The areas inside one build: chunks that load when the first of their pages is opened. */
const areas: Readonly<Record<AreaId, () => ReturnType<AreaSource['load']>>> = {
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
  load: (id) => areas[id](),
  ran: new Map(),
  take: () => registry.areas,
}));
