import type { StaffAreaReleases } from 'shared-kit/contract/releases';

export const event = {
  previous: null,
  actor: 'shop team',
  reason: null,
  skippedGate: null,
  at: '2026-11-20T09:00:00Z',
} as const;
const trial: StaffAreaReleases['releases'][number]['trial'] = {
  state: 'tried',
  decidedAt: null,
  by: null,
  reason: null,
  faults: [],
  figures: null,
  askedAt: null,
  startedAt: null,
};
const release = {
  trial,
  contract: 1,
  bytes: 625_000,
  publishedAt: '2026-11-19T09:00:00Z',
  collected: false,
  offer: null,
  failures: 0,
};
const token = { createdAt: '2026-10-01T09:00:00Z', lastUsedAt: null, revokedAt: null };
export const shop: StaffAreaReleases = {
  area: 'shop',
  live: { version: '2.0', since: '2026-11-20T09:00:00Z', by: 'shop team' },
  canary: { version: '3.0', percent: 10 },
  previous: '1.0',
  releases: [
    { ...release, version: '4.0', offer: 'release' },
    { ...release, version: '3.0' },
    { ...release, version: '2.0', failures: 1234 },
    { ...release, version: '1.0', offer: 'rollback' },
    { ...release, version: '1.0-old' },
    { ...release, version: '0.9', collected: true },
  ],
  events: [
    { ...event, action: 'canary', version: '3.0', previous: '2.0' },
    { ...event, action: 'release', version: '2.0', previous: '1.0', reason: 'Weekly release' },
    { ...event, action: 'release', version: '1.0', previous: null },
  ],
  refusedUploads: [
    {
      version: '4.1',
      code: 'release.not-granted',
      detail: 'It declares /fair.',
      by: 'night robot',
      at: '2026-11-21T09:00:00Z',
    },
  ],
  tokens: [
    { ...token, id: 'a', name: 'night robot', lastUsedAt: '2026-11-22T10:00:00Z' },
    { ...token, id: 'b', name: 'CI' },
    { ...token, id: 'c', name: 'old CI', revokedAt: '2026-11-01T10:00:00Z' },
  ],
};
export const bank: StaffAreaReleases = {
  area: 'bank',
  live: null,
  canary: null,
  previous: null,
  releases: [],
  events: [],
  refusedUploads: [],
  tokens: [],
};
