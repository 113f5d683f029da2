export { eraseOwners } from './erase-owners.ts';
export { hasExposedOwner, insertOwners, listOwners } from './repository.ts';
export { beneficialOwnerPerson } from './schema.ts';
