import { heldFiles } from 'shared-kit/contract/uploads';
import { defineModule, onlyAdmin } from '../../platform/http/index.ts';
import { takeEffectOnce } from '../../platform/idempotency/index.ts';
import { readHeld, releaseHeld } from './held-files.ts';

/** Files from before uploads were inspected, in which something was found: nobody opens them until staff let them. */
export const heldFilesModule = defineModule({
  name: 'held-files',
  routes: (route, { db, clock }) => {
    route(heldFiles.list, heldFiles.listSpec, {
      access: onlyAdmin,
      handler: () => readHeld(db),
    });
    route(heldFiles.release, heldFiles.releaseSpec, {
      access: onlyAdmin,
      handler: ({ body, actor: { userId }, request }) =>
        takeEffectOnce({ db, userId, request, body, now: clock() }, async (tx) => {
          await releaseHeld(tx, body, { userId, at: clock() });
          return {};
        }),
    });
  },
});
