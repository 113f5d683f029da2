import type { Endpoint, EndpointSpec } from '../endpoints/endpoint.ts';
import { areaFailuresAnswer } from '../failures/failure-report.ts';
import { areaReleases, previewAnswer, releaseReceived } from './answers.ts';
import { canaryEndInput, canaryInput, inArea, inVersion, liveInput, uploadQuery } from './inputs.ts';

/** Why somebody's token doesn't open an area. */
const notTheirs = ['release.area-unknown', 'release.token-invalid', 'release.token-of-other-area'] as const;

export const readSpec = {
  summary: 'What is live in an area and what could be. Needs a release token of the area.',
  params: inArea,
  answer: areaReleases,
  errors: notTheirs,
} satisfies EndpointSpec;
export const read: Endpoint<typeof readSpec> = { method: 'GET', path: '/api/releases/:area' };

export const uploadSpec = {
  summary:
    'Upload a release as a tar of its files, or only have it checked. Nobody gets it yet; it is tried next. Needs a release token of the area.',
  params: inVersion,
  query: uploadQuery,
  door: 'release',
  answer: releaseReceived,
  errors: [
    'release.area-unknown',
    'release.token-invalid',
    'release.token-of-other-area',
    'release.exists',
    'release.archive-broken',
    'release.build-invalid',
    'release.version-wrong',
    'release.page-unknown',
    'release.not-granted',
    'release.route-taken',
    'release.styles-reach-out',
    'release.contract-unsupported',
    'release.names-missing',
    'release.too-large',
    'release.file-broken',
  ],
} satisfies EndpointSpec;
export const upload: Endpoint<typeof uploadSpec> = { method: 'PUT', path: '/api/releases/:area/:version' };

export const listFailuresSpec = {
  summary: 'Failures of an area in browsers, of the last 30 days. Needs a release token of the area.',
  params: inArea,
  answer: areaFailuresAnswer,
  errors: notTheirs,
} satisfies EndpointSpec;
export const listFailures: Endpoint<typeof listFailuresSpec> = {
  method: 'GET',
  path: '/api/releases/:area/failures',
};

export const previewSpec = {
  summary: 'A cookie whose holder gets this release. Needs a release token of the area.',
  params: inVersion,
  answer: previewAnswer,
  errors: [
    'release.area-unknown',
    'release.token-invalid',
    'release.token-of-other-area',
    'release.not-found',
    'release.file-broken',
  ],
} satisfies EndpointSpec;
export const preview: Endpoint<typeof previewSpec> = {
  method: 'POST',
  path: '/api/releases/:area/:version/preview',
};

export const tryAgainSpec = {
  summary:
    'Have a release tried again that is untried or refused. Uploads are tried without asking. Needs a release token of the area.',
  params: inVersion,
  answer: areaReleases,
  errors: [
    'release.area-unknown',
    'release.token-invalid',
    'release.token-of-other-area',
    'release.not-found',
    'release.file-broken',
    'release.trial-unavailable',
  ],
} satisfies EndpointSpec;
export const tryAgain: Endpoint<typeof tryAgainSpec> = {
  method: 'POST',
  path: '/api/releases/:area/:version/trial',
};

/** Why visitors don't get another release. */
const notGiven = [
  'release.area-unknown',
  'release.token-invalid',
  'release.token-of-other-area',
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
  summary: 'Give a release to every visitor, if the expected one is live. Needs a release token of the area.',
  params: inArea,
  body: liveInput,
  answer: areaReleases,
  errors: notGiven,
} satisfies EndpointSpec;
export const makeLive: Endpoint<typeof makeLiveSpec> = { method: 'POST', path: '/api/releases/:area/live' };

export const startCanarySpec = {
  summary: 'Give a release to a share of the visitors. Needs a release token of the area.',
  params: inArea,
  body: canaryInput,
  answer: areaReleases,
  errors: notGiven,
} satisfies EndpointSpec;
export const startCanary: Endpoint<typeof startCanarySpec> = {
  method: 'POST',
  path: '/api/releases/:area/canary',
};

export const endCanarySpec = {
  summary: 'Give every visitor the live release again. Needs a release token of the area.',
  params: inArea,
  body: canaryEndInput,
  answer: areaReleases,
  errors: notGiven,
} satisfies EndpointSpec;
export const endCanary: Endpoint<typeof endCanarySpec> = {
  method: 'DELETE',
  path: '/api/releases/:area/canary',
};
