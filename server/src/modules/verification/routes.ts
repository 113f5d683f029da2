import { verificationStates } from 'shared-kit/contract/companies';
import { verification, type verificationQueueQuery } from 'shared-kit/contract/verification';
import type * as z from 'zod';
import type { Database } from '../../platform/db/index.ts';
import { type ModuleContext, onlyAdmin, type RegisterRoute, timeCursor } from '../../platform/http/index.ts';
import { takeEffectOnce } from '../../platform/idempotency/index.ts';
import { mailParts } from '../accounts/index.ts';
import { countByVerification } from '../companies/index.ts';
import { readCompanyFile } from './company-file.ts';
import { deskRoutes } from './desk-routes.ts';
import { countIncomplete, listQueue, type QueueQuery, waitingStates } from './queue.ts';
import { decideOrPropose } from './two-people.ts';

type Query = z.infer<typeof verificationQueueQuery>;

const statesOf = (state: Query['state']): QueueQuery['states'] => {
  if (state === 'incomplete') return state;
  if (state === 'all') return verificationStates;
  return state === 'waiting' ? [...waitingStates] : [state];
};

export function verificationRoutes(route: RegisterRoute, context: ModuleContext): void {
  const {
    db,
    clock,
    env: { fourEyes },
  } = context;
  deskRoutes(route, context);

  route(verification.list, verification.listSpec, {
    access: onlyAdmin,
    handler: ({ query: asked, actor }) => readQueue(db, asked, actor.userId),
  });

  route(verification.read, verification.readSpec, {
    access: onlyAdmin,
    handler: ({ params, actor: { userId: reader } }) =>
      readCompanyFile(db, params.id, { now: clock(), reader, fourEyes }),
  });
  decisionRoutes(route, context);
}

/** Steps with a company, and the decisions on it that bind. */
function decisionRoutes(route: RegisterRoute, context: ModuleContext): void {
  const {
    db,
    clock,
    env: { fourEyes },
  } = context;
  route(verification.step, verification.stepSpec, {
    access: onlyAdmin,
    handler: ({ params, body, actor, request }) => {
      const { userId } = actor;
      const { decision, version, reason = null } = body;
      return takeEffectOnce({ db, userId, request, body, now: clock() }, async (tx) => {
        const wanted = { companyId: params.id, decision, version, reason, actor: userId };
        return decideOrPropose(mailParts(request, context), tx, wanted, fourEyes);
      });
    },
  });

  route(verification.decide, verification.decideSpec, {
    access: onlyAdmin,
    handler: ({ params, body, actor, request }) => {
      const { userId } = actor;
      const { decision, seen, reason = null, suspension = null } = body;
      return takeEffectOnce({ db, userId, request, body, now: clock() }, async (tx) => {
        const { version } = seen;
        const wanted = { companyId: params.id, decision, version, reason, suspension, actor: userId };
        return decideOrPropose(mailParts(request, context), tx, wanted, fourEyes);
      });
    },
  });
}

async function readQueue(
  db: Database,
  { state, group, mine, q: search, cursor, limit }: Query,
  reader: string,
) {
  const after = cursor === undefined ? null : timeCursor.read(cursor);
  const [rows, counts, incomplete] = await Promise.all([
    listQueue(db, {
      states: statesOf(state),
      group: group ?? null,
      search,
      after,
      limit,
      assignedTo: mine ? reader : null,
    }),
    countByVerification(db),
    countIncomplete(db),
  ]);
  const companies = rows.slice(0, limit).map((row) => ({ ...row, since: row.since.toISOString() }));
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const next = last ? timeCursor.write({ at: last.since, id: last.id }) : null;
  return { companies, next, counts, incomplete };
}
