export { replayClaim } from './replay-claim.ts';
export { countOpenClaims, insertClaim as claimCompany } from './repository.ts';
