export { type ArtefactStore, localArtefacts } from './artefact-store.ts';
export { type AreaRelease, registered } from './built-area.ts';
export { publishCheckout } from './publish-checkout.ts';
export { liveReleases } from './repository.ts';
export { publishBuild } from './service.ts';
export { watchCheckout } from './watch-checkout.ts';
