import { keptNames } from 'shared-kit/contract/names';
import { defineModule, onlyAdmin } from '../../platform/http/index.ts';
import { readKeptNames } from './kept-names.ts';

/** Names from before the rule for names: they stay, and staff see them. */
export const keptNamesModule = defineModule({
  name: 'kept-names',
  routes: (route, { db }) => {
    route(keptNames.list, keptNames.listSpec, {
      access: onlyAdmin,
      handler: () => readKeptNames(db),
    });
  },
});
