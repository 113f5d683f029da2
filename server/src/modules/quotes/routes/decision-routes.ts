import {
  type QuoteWord,
  quoteMoves,
  quoteMovesCalled,
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
import { lifeOfQuote, takeTransition } from '../lifecycle/take-transition.ts';
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
    work: askApproval,
  });
  changeRoute(route, context, {
    endpoint: quoteMoves.refuseApproval,
    spec: quoteMoves.refuseApprovalSpec,
    move: 'refuse-approval',
    work: plainTransition('refuse-approval'),
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
    work: endingBy('decline'),
  });
  changeRoute(route, context, {
    endpoint: quoteMoves.withdraw,
    spec: quoteMoves.withdrawSpec,
    work: endingBy('withdraw'),
  });
}

/** Ends the offer of the given version, or without one the request. */
const endingBy =
  (word: QuoteWord) =>
  (tx: Tx, quote: LockedQuote, by: Party, body: ReasonInput): Promise<ChangeResult> => {
    const called = quoteMovesCalled(word, body.versionId === null ? 'rfq' : 'version');
    return plainTransition(lifeOfQuote.meant(quote, called, { by }))(tx, quote, by, body);
  };

function counterRoutes(route: RegisterRoute, context: ModuleContext): void {
  changeRoute(route, context, {
    endpoint: quoteMoves.counter,
    spec: quoteMoves.counterSpec,
    move: 'counter',
    work: makeCounter,
  });
  changeRoute(route, context, {
    endpoint: quoteMoves.withdrawCounter,
    spec: quoteMoves.withdrawCounterSpec,
    move: 'withdraw-counter',
    work: onCounter('withdraw-counter'),
  });
  changeRoute(route, context, {
    endpoint: quoteMoves.keepOffer,
    spec: quoteMoves.keepOfferSpec,
    move: 'keep-offer',
    work: onCounter('keep-offer'),
  });
  changeRoute(route, context, {
    endpoint: quoteMoves.askRenewal,
    spec: quoteMoves.askRenewalSpec,
    move: 'ask-renewal',
    work: askRenewal,
  });
}

/** A move of the counter-offer that was seen. */
const onCounter =
  (transition: 'withdraw-counter' | 'keep-offer') =>
  async (
    tx: Tx,
    quote: LockedQuote,
    by: Party,
    body: Readonly<{ counterId: string; text?: string }>,
  ): Promise<ChangeResult> => {
    assertSeenCounter(quote, body.counterId);
    return plainTransition(transition)(tx, quote, by, body);
  };

/** A question before an offer, or its answer: a move and a message. */
const saying =
  (transition: 'ask' | 'answer', kind: 'question' | 'answer') =>
  async (
    tx: Tx,
    quote: LockedQuote,
    by: Party,
    { text, attachmentIds }: WordsInput,
  ): Promise<ChangeResult> => {
    const made = await takeTransition(tx, quote, transition, { by, text });
    await writeMessage(tx, quote, by, { kind, text, lineKey: null, attachmentIds });
    return made;
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
