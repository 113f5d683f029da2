import { fileReleaseInput, heldFilesAnswer } from 'shared-kit/contract';
import * as z from 'zod';
import { defineModule, onlyAdmin } from '../../platform/http/index.ts';
import { takeEffectOnce } from '../../platform/idempotency/index.ts';
import { readHeld, releaseHeld } from './held-files.ts';

/** Files from before uploads were inspected, in which something was found: nobody opens them until staff let them. */
export const heldFilesModule = defineModule({
  name: 'held-files',
  routes: (route, { db, clock }) => {
    route({
      method: 'GET',
      url: '/api/admin/held-files',
      access: onlyAdmin,
      answer: heldFilesAnswer,
      summary:
        'Files that nobody opens until staff have seen what was found in them, newest first, 200 at most',
      handler: () => readHeld(db),
    });
    route({
      method: 'POST',
      url: '/api/admin/held-files/release',
      access: onlyAdmin,
      body: fileReleaseInput,
      answer: z.object({}),
      summary: 'Lets a held file be opened; who did so and why is kept in the audit log',
      handler: ({ body, actor: { userId }, request }) =>
        takeEffectOnce({ db, userId, request, body, now: clock() }, async (tx) => {
          await releaseHeld(tx, body, { userId, at: clock() });
          return {};
        }),
    });
  },
});
