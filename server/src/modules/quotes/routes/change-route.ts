import type { Endpoint } from 'shared-kit/contract/endpoints';
import type { QuoteChanged, QuoteChangeSpec, QuoteTransition } from 'shared-kit/contract/quotes';
import type * as z from 'zod';
import type { Tx } from '../../../platform/db/index.ts';
import {
  type Actor,
  type ModuleContext,
  onlyCompanyMember,
  type RegisterRoute,
} from '../../../platform/http/index.ts';
import { takeEffectOnce } from '../../../platform/idempotency/index.ts';
import { mailParts } from '../../accounts/index.ts';
import { type ChangeContext, type ChangeResult, changeQuote } from '../lifecycle/change-quote.ts';
import type { LockedQuote } from '../lifecycle/locked-quote.ts';
import type { Party } from '../lifecycle/party.ts';
import { assertOwnMove } from '../lifecycle/refusal.ts';
import { recordingRefusals } from '../requests/embargo-refusal.ts';

type Request = Parameters<typeof mailParts>[0];

export const changeContextOf = (request: Request, actor: Actor, context: ModuleContext): ChangeContext => ({
  actor,
  parts: mailParts(request, context),
});

type Effect<Body extends z.core.$ZodType> = Readonly<{
  endpoint: Endpoint<QuoteChangeSpec<Body>>;
  spec: QuoteChangeSpec<Body>;
  run: (
    tx: Tx,
    rfqId: string,
    changeContext: ChangeContext,
    body: z.core.output<Body>,
  ) => Promise<QuoteChanged>;
}>;

/** An endpoint below a quote that takes effect once for each `Idempotency-Key`. */
export function effectRoute<Body extends z.core.$ZodType>(
  route: RegisterRoute,
  context: ModuleContext,
  { endpoint, spec, run }: Effect<Body>,
): void {
  const { db, clock } = context;
  route(endpoint, spec, {
    access: onlyCompanyMember,
    handler: async ({ request, actor, params: { id }, body }) => {
      const changeContext = changeContextOf(request, actor, context);
      const once = { db, userId: actor.userId, request, body, now: clock() };
      return recordingRefusals(db, () => takeEffectOnce(once, (tx) => run(tx, id, changeContext, body)));
    },
  });
}

type Change<Body extends z.core.$ZodType> = Omit<Effect<Body>, 'run'> &
  Readonly<{
    /** Checked before the seen version, so that the other side gets 403 whatever it sends. */
    move?: QuoteTransition;
    work: (tx: Tx, quote: LockedQuote, by: Party, body: z.core.output<Body>) => Promise<ChangeResult>;
  }>;

/** The same for changes of a single quote. */
export const changeRoute = <Body extends z.core.$ZodType>(
  route: RegisterRoute,
  context: ModuleContext,
  { move, work, ...rest }: Change<Body>,
): void =>
  effectRoute(route, context, {
    ...rest,
    run: (tx, rfqId, changeContext, body) =>
      changeQuote(tx, rfqId, changeContext, (quote, by) => {
        if (move) assertOwnMove(move, by);
        return work(tx, quote, by, body);
      }),
  });
