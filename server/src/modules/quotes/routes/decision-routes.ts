import {
  acceptInput,
  askApprovalInput,
  askRenewalInput,
  counterInput,
  keepOfferInput,
  messageInput,
  type QuoteTransition,
  type ReasonInput,
  reasonInput,
  refuseApprovalInput,
  withdrawCounterInput,
  wordsInput,
} from 'shared-kit/contract';
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
    path: 'accept',
    summary: 'Accepts the current version at the total that I saw',
    body: acceptInput,
    run: accept,
  });
  changeRoute(route, context, {
    path: 'approval',
    move: 'ask-approval',
    summary: 'Asks those who may accept above my limit to do so',
    body: askApprovalInput,
    work: async (tx, quote, by, body) => {
      await askApproval(tx, quote, by, body);
      return { transition: 'ask-approval', text: body.text };
    },
  });
  changeRoute(route, context, {
    path: 'approval/refuse',
    move: 'refuse-approval',
    summary: 'Refuses what a member asked approval for',
    body: refuseApprovalInput,
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
    path: 'decline',
    summary: 'Declines: the maker a request, the buyer an offer',
    body: reasonInput,
    work: (tx, quote, by, body) =>
      endWithReason(tx, quote, by, {
        ...body,
        move: body.versionId === null ? 'decline-request' : 'decline-offer',
      }),
  });
  changeRoute(route, context, {
    path: 'withdraw',
    summary: 'Withdraws a request or an offer, or ends an acceptance that found no financing in time',
    body: reasonInput,
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
    path: 'counter',
    move: 'counter',
    summary: 'Says what the buyer would rather have than the current version',
    body: counterInput,
    work: async (tx, quote, by, body) => {
      await makeCounter(tx, quote, by, body);
      return { transition: 'counter', text: body.text };
    },
  });
  changeRoute(route, context, {
    path: 'withdraw-counter',
    move: 'withdraw-counter',
    summary: 'Takes the counter-offer back; the offer stands as sent',
    body: withdrawCounterInput,
    work: async (tx, quote, by, { counterId }) => {
      assertSeenCounter(quote, counterId);
      return plainTransition('withdraw-counter')(tx, quote, by);
    },
  });
  changeRoute(route, context, {
    path: 'keep-offer',
    move: 'keep-offer',
    summary: 'Answers a counter-offer: the offer stays as it is',
    body: keepOfferInput,
    work: async (tx, quote, by, { counterId, text }) => {
      assertSeenCounter(quote, counterId);
      return plainTransition('keep-offer', text)(tx, quote, by);
    },
  });
  changeRoute(route, context, {
    path: 'ask-renewal',
    move: 'ask-renewal',
    summary: 'Asks the maker to renew an expired offer',
    body: askRenewalInput,
    work: async (tx, quote, by, body) => {
      await askRenewal(tx, quote, by, body);
      return { transition: 'ask-renewal', text: body.text };
    },
  });
}

function wordRoutes(route: RegisterRoute, context: ModuleContext): void {
  for (const [path, kind, summary] of [
    ['ask', 'question', 'The maker asks before offering; the request then waits for the buyer'],
    ['answer', 'answer', 'The buyer answers the maker’s question'],
  ] as const) {
    changeRoute(route, context, {
      path,
      summary,
      body: wordsInput,
      work: async (tx, quote, by, { text, attachmentIds }) => {
        await takeTransition(tx, quote, path, { by, text });
        await writeMessage(tx, quote, by, { kind, text, lineKey: null, attachmentIds });
        return { transition: path, text };
      },
    });
  }
  changeRoute(route, context, {
    path: 'messages',
    summary: 'Writes to the other side, about the quote or one of its lines',
    body: messageInput,
    work: async (tx, quote, by, body) => {
      await writeMessage(tx, quote, by, { ...body, kind: 'message' });
      return 'message';
    },
  });
}
