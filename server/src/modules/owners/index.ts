export { eraseOwners } from './erase-owners.ts';
export { hasExposedOwner, insertOwners, listOwners } from './repository.ts';
export { beneficialOwner, beneficialOwnerPerson } from './schema.ts';
