/** Every failure the API may name, and the HTTP status it has. The wire carries codes; pages translate them. */
export const errorCodes = {
  'request.malformed': 400,
  'request.parameter-invalid': 400,
  'request.body-invalid': 400,
  'request.body-too-large': 413,
  'request.media-type-unsupported': 415,
  'request.origin-refused': 403,
  'request.host-unknown': 421,
  'request.too-many': 429,
  /** Nobody reads it: the client has left. */
  'request.abandoned': 400,
  'idempotency.key-missing': 400,
  'idempotency.key-reused': 422,
  'auth.signed-out': 401,
  'auth.credentials-wrong': 401,
  'auth.email-unverified': 403,
  'auth.link-invalid': 410,
  'access.forbidden': 403,
  'page.not-found': 404,
  'endpoint.not-found': 404,
  'session.not-found': 404,
  'member.not-found': 404,
  'member.last-owner': 409,
  'member.exists': 409,
  'member.other-company': 409,
  'invitation.not-found': 404,
  'company.not-found': 404,
  /** Another company has registered its tax number; the person may claim that company. */
  'company.number-taken': 409,
  'claim.not-found': 404,
  /** No company has registered this tax number, so there is none to claim. */
  'claim.number-free': 404,
  /** One person has at most one claim that waits. */
  'claim.pending': 409,
  /** Somebody else moved it meanwhile, or its state allows this no longer. */
  'claim.moved': 409,
  /** The owners may still answer. */
  'claim.owners-asked': 409,
  'claim.own-proposal': 403,
  /** The company's verification doesn't allow this. */
  'company.not-allowed': 403,
  /** Somebody else declared its owners meanwhile. */
  'owners.moved': 409,
  'verification.appealed': 409,
  'verification.moved': 409,
  'verification.not-possible': 409,
  'verification.reason-needed': 400,
  /** Obligatory documents are neither accepted nor waived; `errors` names each with its state. */
  'verification.documents-open': 409,
  /** A sanctions hit is open, which only staff may know. */
  'verification.hits-open': 409,
  'sanctions.hit-not-found': 404,
  /** Somebody else decided on it meanwhile. */
  'sanctions.hit-moved': 409,
  /** Who proposed a match may not confirm it. */
  'sanctions.second-person': 409,
  /** Another of the staff has to confirm it. */
  'verification.own-proposal': 403,
  'verification.proposal-gone': 409,
  'document.not-found': 404,
  'document.requirement-unknown': 404,
  /** Its state, or the company's, allows this no longer. */
  'document.moved': 409,
  /** Somebody else changed what it states meanwhile. */
  'document.facts-changed': 409,
  'document.not-scanned': 409,
  /** `errors` says what is missing or wrong, by `DocumentFault`. */
  'document.not-acceptable': 409,
  /** Companies of this kind sign no framework agreement. */
  'agreement.not-needed': 404,
  'agreement.not-in-force': 404,
  'bank-account.not-found': 404,
  /** Another change is under way. */
  'bank-account.pending': 409,
  'bank-account.moved': 409,
  /** The proposer, or somebody without the role, can't be the second person. */
  'bank-account.second-person': 403,
  'price-list.not-found': 404,
  /** A colleague changed it meanwhile. */
  'price-list.moved': 409,
  'price-list.full': 409,
  'signatory.not-found': 404,
  'signatory.not-member': 422,
  /** Signatories are confirmed from an accepted document. */
  'signatory.document-needed': 409,
  'signing.not-signatory': 403,
  /** Its state allows this no longer. */
  'signing.moved': 409,
  /** The text, or what fills it, is another by now. */
  'signing.text-changed': 409,
  /** This person has signed already. */
  'signing.done': 409,
  'signing.name-differs': 422,
  /** The sum is above what this person may sign for. */
  'signing.above-limit': 403,
  'signing.code-wrong': 422,
  /** Used, too old, replaced by a newer one or guessed too often. */
  'signing.code-void': 410,
  /** The market's certificate can't be read at present. */
  'seal.unavailable': 503,
  'address.not-found': 404,
  'address.needed': 409,
  'address.registered-taken': 409,
  'product.not-found': 404,
  /** Its maker may not trade at present. */
  'product.unavailable': 404,
  /** It was on sale and is no longer. */
  'product.archived': 410,
  /** A colleague saved the draft meanwhile, or somebody changed what is public. */
  'product.draft-moved': 409,
  /** Its state allows this no longer. */
  'product.state-moved': 409,
  /** `errors` names what keeps it from being published. */
  'product.not-complete': 409,
  'product.pictures-full': 409,
  'product.edition-not-found': 404,
  /** The hour for undoing is over, or it was undone. */
  'product.change-not-found': 404,
  'product.datasheet-not-found': 404,
  'product.datasheets-full': 409,
  'category.not-found': 404,
  'import.not-found': 404,
  /** `errors` names why the file can't be read, as a refusal of `contract/catalogue-import`. */
  'import.unreadable': 422,
  /** Its state allows this no longer. */
  'import.moved': 409,
  'import.undo-over': 409,
  'cart.line-not-found': 404,
  'cart.full': 409,
  'cart.own-product': 409,
  'cart.price-moved': 409,
  /** What somebody read before a binding move is in force no more: another version or sum is. */
  'binding.moved': 409,
  'financing.not-found': 404,
  /** This quote was shared with banks already. */
  'financing.exists': 409,
  /** Own funds and the financed amount don't add up to the version's total. */
  'financing.amounts-differ': 409,
  /** The figures of an offer don't agree with the purchase: the bank has to revise it. */
  'financing.sums-differ': 409,
  /** A bank that was chosen can't be asked at present. */
  'financing.bank-unavailable': 409,
  'financing.consent-changed': 409,
  'financing.state-moved': 409,
  'financing.closed-for-offers': 409,
  'financing.offer-expired': 409,
  /** Who prepared a binding offer can't approve it. */
  'financing.second-person': 403,
  /** The bank has to confirm its offer for the changed purchase first. */
  'financing.confirmation-awaited': 409,
  /** Conditions of the contract or of the next payment aren't met yet. */
  'financing.conditions-open': 409,
  /** Date or fingerprint of the contract aren't those that the buyer saw. */
  'financing.contract-differs': 409,
  /** Buyer and bank both need people who may sign here. */
  'financing.signatories-missing': 409,
  'financing.above-principal': 409,
  'financing.file-not-found': 404,
  'quote.not-found': 404,
  'quote.group-not-found': 404,
  'quote.company-missing': 409,
  'quote.company-not-approved': 409,
  'quote.seller-unavailable': 409,
  'quote.no-lines': 409,
  'quote.line-unavailable': 409,
  /** An embargo keeps a line's goods from the country of delivery or of the buyer. */
  'quote.embargoed': 409,
  'quote.state-moved': 409,
  'quote.version-replaced': 409,
  'quote.price-unconfirmed': 409,
  'quote.total-differs': 409,
  'quote.offer-expired': 409,
  'quote.deadline-passed': 409,
  'quote.counter-open': 409,
  'quote.above-limit': 409,
  'quote.discount-above-limit': 409,
  'quote.terms-missing': 409,
  'quote.draft-moved': 409,
  'quote.award-impossible': 409,
  'quote.attachment-not-found': 404,
  'quote.document-not-found': 404,
  'quote.share-not-found': 404,
  'quote.shares-full': 409,
  'offer-template.not-found': 404,
  /** A colleague saved it meanwhile. */
  'offer-template.moved': 409,
  'offer-template.name-taken': 409,
  'offer-template.too-many': 409,
  'cursor.stale': 409,
  'cursor.invalid': 400,
  'case.needed': 403,
  'area.not-found': 404,
  'release.area-unknown': 404,
  'release.not-granted': 403,
  'release.route-taken': 409,
  'release.token-invalid': 401,
  'release.token-of-other-area': 403,
  /** No token of the area that holds has this id. */
  'release.token-not-found': 404,
  'release.not-found': 404,
  'release.exists': 409,
  'release.pointer-moved': 409,
  'release.canary-impossible': 409,
  /** The market hasn't tried it, and the caller gave no reason to go without. */
  'release.untried': 409,
  /** Its trial found faults, which `detail` names. Only staff and the operator may allow it. */
  'release.refused': 409,
  'release.archive-broken': 400,
  'release.build-invalid': 422,
  'release.version-wrong': 422,
  'release.page-unknown': 422,
  'release.styles-reach-out': 422,
  'release.contract-unsupported': 422,
  'release.names-missing': 422,
  'release.too-large': 413,
  'release.file-broken': 503,
  'release.trial-unavailable': 503,
  'trial.over': 401,
  'trial.read-only': 403,
  'database.away': 503,
  'database.busy': 503,
  'upload.quota-full': 409,
  'upload.empty': 400,
  'upload.type': 415,
  'upload.heic': 415,
  'upload.old-office': 415,
  /** It can't be read to its end. */
  'upload.broken': 422,
  'upload.password': 422,
  /** It holds a script, a macro, or an action that starts something. */
  'upload.active-content': 422,
  'upload.attached-program': 422,
  'upload.doctype': 422,
  'upload.pixels': 422,
  'upload.too-complex': 422,
  /** `detail` names what the virus scanner found. */
  'upload.infected': 422,
  'upload.scanner-away': 503,
  /** Kept from before uploads were inspected; staff have to look at it first. */
  'upload.held': 409,
  'upload.not-held': 409,
  'storage.full': 503,
  'files.unreachable': 503,
  /** Too much is under way for one company or the whole market: try again. */
  'server.busy': 503,
  'server.not-ready': 503,
  internal: 500,
} as const satisfies Readonly<Record<string, number>>;
export type ErrorCode = keyof typeof errorCodes;
