import { defineModule } from '../../platform/http/index.ts';
import { ownerRoutes } from './routes.ts';

export { eraseOwners } from './erase-owners.ts';
export { hasExposedOwner, insertOwners, listOwners } from './repository.ts';
export { beneficialOwnerPerson } from './schema.ts';

/** The beneficial owners of companies. */
export const ownersModule = defineModule({ name: 'owners', routes: ownerRoutes });
