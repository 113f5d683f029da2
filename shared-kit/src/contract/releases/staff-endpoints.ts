import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { releasesAnswer, staffAreaReleases } from './answers.ts';
import { inArea, inToken, staffCanaryEndInput, staffLiveInput, tokenRevocationInput } from './inputs.ts';

export const listSpec = {
  summary: 'What is live in every area, what could be, what was refused, and who may release',
  answer: releasesAnswer,
  errors: [],
} satisfies EndpointSpec;
export const list: Endpoint<typeof listSpec> = { method: 'GET', path: '/api/admin/releases' };

/** Why visitors don't get another release. */
const notGiven = [
  'release.area-unknown',
  'release.not-found',
  'release.file-broken',
  'release.pointer-moved',
  'release.canary-impossible',
  'release.untried',
  'release.refused',
  'release.contract-unsupported',
  'release.names-missing',
] as const;

export const makeLiveSpec = {
  summary:
    'Give a release that is kept to every visitor, if the expected one is live. One that is untried or refused needs `despite`.',
  params: inArea,
  body: staffLiveInput,
  answer: staffAreaReleases,
  errors: notGiven,
} satisfies EndpointSpec;
export const makeLive: Endpoint<typeof makeLiveSpec> = {
  method: 'POST',
  path: '/api/admin/releases/:area/live',
};

export const endCanarySpec = {
  summary: 'Give every visitor the live release again, if it and the canary are the expected ones',
  params: inArea,
  body: staffCanaryEndInput,
  answer: staffAreaReleases,
  errors: notGiven,
} satisfies EndpointSpec;
export const endCanary: Endpoint<typeof endCanarySpec> = {
  method: 'POST',
  path: '/api/admin/releases/:area/canary/abort',
};

export const revokeTokenSpec = {
  summary: 'Revoke a token of an area: its holder releases nothing any more, also what is being uploaded',
  params: inToken,
  body: tokenRevocationInput,
  answer: staffAreaReleases,
  errors: ['release.area-unknown', 'release.token-not-found'],
} satisfies EndpointSpec;
export const revokeToken: Endpoint<typeof revokeTokenSpec> = {
  method: 'POST',
  path: '/api/admin/releases/:area/tokens/:id/revocation',
};
