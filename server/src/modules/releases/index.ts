export { type ArtefactStore, localArtefacts } from './artefact-store.ts';
export { releaseAddress } from './built-area.ts';
export { liveAreas } from './repository.ts';
export { publishCheckout } from './publish-checkout.ts';
export { publishBuild } from './service.ts';
