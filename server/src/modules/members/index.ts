export { setMembership } from './repository.ts';
