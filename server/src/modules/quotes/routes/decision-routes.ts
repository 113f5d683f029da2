import {
  type QuoteTransition,
  quoteMoves,
  type ReasonInput,
  type WordsInput,
} from 'shared-kit/contract/quotes';
import type { Tx } from '../../../platform/db/index.ts';
import type { ModuleContext, RegisterRoute } from '../../../platform/http/index.ts';
import { accept } from '../awards/award.ts';
import { writeMessage } from '../correspondence/write-message.ts';
import { type ChangeResult, plainTransition } from '../lifecycle/change-quote.ts';
import type { LockedQuote } from '../lifecycle/locked-quote.ts';
import type { Party } from '../lifecycle/party.ts';
import { assertOwnMove } from '../lifecycle/refusal.ts';
import { takeTransition } from '../lifecycle/take-transition.ts';
import { askApproval, askRenewal, assertSeenCounter, makeCounter } from '../offers/decide.ts';
import { changeRoute, effectRoute } from './change-route.ts';

/** Decisions and messages of the two parties. */
export function decisionRoutes(route: RegisterRoute, context: ModuleContext): void {
  effectRoute(route, context, {
    endpoint: quoteMoves.accept,
    spec: quoteMoves.acceptSpec,
    run: accept,
  });
  changeRoute(route, context, {
    endpoint: quoteMoves.askApproval,
    spec: quoteMoves.askApprovalSpec,
    move: 'ask-approval',
    work: async (tx, quote, by, body) => {
      await askApproval(tx, quote, by, body);
      return { transition: 'ask-approval', text: body.text };
    },
  });
  changeRoute(route, context, {
    endpoint: quoteMoves.refuseApproval,
    spec: quoteMoves.refuseApprovalSpec,
    move: 'refuse-approval',
    work: (tx, quote, by, { reason, seen }) =>
      plainTransition('refuse-approval', reason, seen)(tx, quote, by),
  });
  endRoutes(route, context);
  counterRoutes(route, context);
  wordRoutes(route, context);
}

/** Ways to end a request, an offer or an acceptance. */
function endRoutes(route: RegisterRoute, context: ModuleContext): void {
  changeRoute(route, context, {
    endpoint: quoteMoves.decline,
    spec: quoteMoves.declineSpec,
    work: (tx, quote, by, body) =>
      endWithReason(tx, quote, by, {
        ...body,
        move: body.versionId === null ? 'decline-request' : 'decline-offer',
      }),
  });
  changeRoute(route, context, {
    endpoint: quoteMoves.withdraw,
    spec: quoteMoves.withdrawSpec,
    work: (tx, quote, by, body) => {
      const ofSeller = quote.version?.state === 'accepted' ? 'end-unfinanced' : 'withdraw-offer';
      const ofOffer = by.side === 'buyer' ? 'withdraw-unfinanced' : ofSeller;
      return endWithReason(tx, quote, by, {
        ...body,
        move: body.versionId === null ? 'withdraw-request' : ofOffer,
      });
    },
  });
}

/** Ends the offer of the given version, or without one the request. */
function endWithReason(
  tx: Tx,
  quote: LockedQuote,
  by: Party,
  { reason, seen, move }: Pick<ReasonInput, 'reason' | 'seen'> & Readonly<{ move: QuoteTransition }>,
): Promise<ChangeResult> {
  assertOwnMove(move, by);
  return plainTransition(move, reason, seen)(tx, quote, by);
}

function counterRoutes(route: RegisterRoute, context: ModuleContext): void {
  changeRoute(route, context, {
    endpoint: quoteMoves.counter,
    spec: quoteMoves.counterSpec,
    move: 'counter',
    work: async (tx, quote, by, body) => {
      await makeCounter(tx, quote, by, body);
      return { transition: 'counter', text: body.text };
    },
  });
  changeRoute(route, context, {
    endpoint: quoteMoves.withdrawCounter,
    spec: quoteMoves.withdrawCounterSpec,
    move: 'withdraw-counter',
    work: async (tx, quote, by, { counterId }) => {
      assertSeenCounter(quote, counterId);
      return plainTransition('withdraw-counter')(tx, quote, by);
    },
  });
  changeRoute(route, context, {
    endpoint: quoteMoves.keepOffer,
    spec: quoteMoves.keepOfferSpec,
    move: 'keep-offer',
    work: async (tx, quote, by, { counterId, text }) => {
      assertSeenCounter(quote, counterId);
      return plainTransition('keep-offer', text)(tx, quote, by);
    },
  });
  changeRoute(route, context, {
    endpoint: quoteMoves.askRenewal,
    spec: quoteMoves.askRenewalSpec,
    move: 'ask-renewal',
    work: async (tx, quote, by, body) => {
      await askRenewal(tx, quote, by, body);
      return { transition: 'ask-renewal', text: body.text };
    },
  });
}

/** A question before an offer, or its answer: a move and a message. */
const saying =
  (transition: 'ask' | 'answer', kind: 'question' | 'answer') =>
  async (
    tx: Tx,
    quote: LockedQuote,
    by: Party,
    { text, attachmentIds }: WordsInput,
  ): Promise<ChangeResult> => {
    await takeTransition(tx, quote, transition, { by, text });
    await writeMessage(tx, quote, by, { kind, text, lineKey: null, attachmentIds });
    return { transition, text };
  };

function wordRoutes(route: RegisterRoute, context: ModuleContext): void {
  changeRoute(route, context, {
    endpoint: quoteMoves.ask,
    spec: quoteMoves.askSpec,
    work: saying('ask', 'question'),
  });
  changeRoute(route, context, {
    endpoint: quoteMoves.answer,
    spec: quoteMoves.answerSpec,
    work: saying('answer', 'answer'),
  });
  changeRoute(route, context, {
    endpoint: quoteMoves.writeMessage,
    spec: quoteMoves.writeMessageSpec,
    work: async (tx, quote, by, body) => {
      await writeMessage(tx, quote, by, { ...body, kind: 'message' });
      return 'message';
    },
  });
}
