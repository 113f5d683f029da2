/** A check of the server, its replacement, and the endpoint where the access matrix notices. */
export type RemovedGuard = Readonly<{
  what: string;
  /** Path below `server/src`. */
  file: string;
  guard: string;
  instead: string;
  endpoint: string;
}>;

/** Each guard protects other people's data in one way. */
export const removedGuards: readonly RemovedGuard[] = [
  {
    what: 'only staff may use what is for staff',
    file: 'platform/http/access.ts',
    guard: "return actor[flag] ? granted(actor) : refused('forbidden');",
    instead: 'return granted(actor);',
    endpoint: 'GET /api/admin/verification',
  },
  {
    what: 'only owners change their company',
    file: 'platform/http/access.ts',
    guard: "verdict.granted && verdict.actor.companyRole !== 'owner' ? refused('forbidden') : verdict",
    instead: 'verdict',
    endpoint: 'POST /api/company/addresses/{id}',
  },
  {
    what: 'staff read a quote only with an open case',
    file: 'modules/quotes/lifecycle/party.ts',
    guard: "if (!(await lookAsStaff(tx, actor.userId, quote))) throw new AppError('case.needed');",
    instead: 'await lookAsStaff(tx, actor.userId, quote);',
    endpoint: 'GET /api/quotes/{id}/versions/{number}/quote.pdf',
  },
  {
    what: 'a maker knows nothing of a draft',
    file: 'modules/quotes/lifecycle/party.ts',
    guard: 'actor.companyId === sellerCompanyId && submittedAt !== null',
    instead: 'actor.companyId === sellerCompanyId',
    endpoint: 'GET /api/quotes/{id}',
  },
  {
    what: 'strangers to a quote act for neither side',
    file: 'modules/quotes/lifecycle/party.ts',
    guard: "if (viewer === null) throw new AppError('quote.not-found');",
    instead: "if (viewer === null) return 'buyer';",
    endpoint: 'POST /api/quotes/{id}/accept',
  },
  {
    what: 'nobody makes the other side’s move',
    file: 'modules/quotes/lifecycle/refusal.ts',
    guard: "if (quoteTransitions[name].who !== side) throw new AppError('access.forbidden');",
    instead: 'void [name, side];',
    endpoint: 'POST /api/quotes/{id}/keep-offer',
  },
  {
    what: 'files of an unsent offer are its maker’s',
    file: 'modules/quotes/correspondence/attachments.ts',
    guard: "if (!viewer || (isUnsent && viewer !== 'seller'))",
    instead: 'if (!viewer || (isUnsent && false))',
    endpoint: 'GET /api/quotes/{id}/attachments/{attachmentId}',
  },
  {
    what: 'a party ends its own links only',
    file: 'modules/quotes/shares/shares.ts',
    guard: "eq(quoteShare.companyId, side === 'buyer' ? rfq.buyerCompanyId : rfq.sellerCompanyId),",
    instead: 'side ? undefined : undefined,',
    endpoint: 'DELETE /api/quotes/{id}/shares/{shareId}',
  },
  {
    what: 'a group is its buyer’s to award',
    file: 'modules/quotes/awards/award.ts',
    guard:
      "if (group.buyerCompanyId !== changeContext.actor.companyId) throw new AppError('quote.group-not-found');",
    instead: '',
    endpoint: 'POST /api/quote-groups/{id}/award',
  },
  {
    what: 'offers are compared by the buyer who asked',
    file: 'modules/quotes/awards/read-group.ts',
    guard: '!group || group.buyerCompanyId !== actor.companyId',
    instead: '!group',
    endpoint: 'GET /api/quote-groups/{id}',
  },
  {
    what: 'a cart is one person’s',
    file: 'modules/cart/repository.ts',
    guard: 'and(present(userId), eq(cartLine.id, id))',
    instead: 'and(isNull(cartLine.removedAt), eq(cartLine.id, id), userId ? undefined : undefined)',
    endpoint: 'PATCH /api/cart/lines/{id}',
  },
  {
    what: 'a release token opens its own area',
    file: 'modules/releases/tokens/release-tokens.ts',
    guard: "if (known.area !== area) throw new AppError('release.token-of-other-area');",
    instead: '',
    endpoint: 'POST /api/releases/{area}/{version}/trial-sessions',
  },
  {
    what: 'a bank reads what is shared with it',
    file: 'modules/financing/bank-quotes/queue.ts',
    guard: 'eq(bankQuote.bankCompanyId, bankCompanyId)',
    instead: 'bankCompanyId ? undefined : undefined',
    endpoint: 'GET /api/bank/quotes',
  },
  {
    what: 'entries of an inbox are read by whose they are',
    file: 'modules/notifications/inbox.ts',
    guard: 'and(eq(inboxNotice.userId, userId), isNull(inboxNotice.readAt))',
    instead: 'and(isNull(inboxNotice.readAt), userId ? undefined : undefined)',
    endpoint: 'POST /api/notifications/read',
  },
];
