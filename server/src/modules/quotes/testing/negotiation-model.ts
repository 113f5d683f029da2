import type {
  CounterState,
  OfferInput,
  QuoteDetail,
  RfqState,
  SentVersionState,
} from 'shared-kit/contract/quotes';
import type { Random } from '../../../platform/seeded-random.ts';
import { buyers, everybody, type Move, moves, sellers, side, type Who } from './negotiation-moves.ts';
import { inCents, totalOfOffer, units } from './whole-numbers.ts';

type Verdict = 'done' | 403 | 404 | 409;

/** What a member may accept alone, in cents. */
const limit = 50_000_000n;

/** State of an offer after each move that ends it. */
const endAfter = {
  accept: 'converted',
  'decline-offer': 'declined',
  'withdraw-offer': 'withdrawn',
} as const;

/** A negotiation by its written rules, independent of the server's table. */
export class Model {
  rfq: RfqState = 'draft';
  isSent = false;
  versionStates: SentVersionState[] = [];
  totals: string[] = [];
  messages: string[] = [];
  lastCounter: CounterState | null = null;
  versionId: string | null = null;
  counterId: string | null = null;
  draft: OfferInput | null = null;
  draftRevision: number | null = null;
  isApprovalOpen = false;
  isRenewalAsked = false;

  get version(): SentVersionState | null {
    return this.versionStates.at(-1) ?? null;
  }
  get total(): string | null {
    return this.totals.at(-1) ?? null;
  }
  get isRequest(): boolean {
    return this.rfq === 'submitted' || this.rfq === 'needs_info';
  }
  /** Of the current version only. */
  counterOpen(): boolean {
    return this.version === 'sent' && this.lastCounter === 'open';
  }
  isAboveLimit(): boolean {
    return this.total !== null && units(this.total, 2) > limit;
  }

  allows(who: Who, move: Move): Verdict {
    if (move === 'time passes') return 'done';
    const isBuyer = buyers.includes(who);
    const isParty = isBuyer || (sellers.includes(who) && this.isSent);
    // Every write needs a company, which staff don't have.
    if (who === 'staff') return 403;
    if (!isParty) return 404;
    // A buyer's withdrawal that names a version takes back an acceptance, which is the buyer's own move.
    if (!side[move].includes(who)) return move === 'withdraw-offer' ? 409 : 403;
    if (move === 'refuse-approval' && this.isApprovalOpen && who === 'member') return 403;
    return this.happens(who, move) ? 'done' : 409;
  }

  private happens(who: Who, move: Exclude<Move, 'time passes'>): boolean {
    const stands = this.rfq === 'quoted' && this.version === 'sent';
    const mayOffer =
      this.isRequest ||
      (this.rfq === 'quoted' && ['sent', 'expired', 'withdrawn'].includes(this.version ?? ''));
    switch (move) {
      case 'discard':
      case 'submit':
        return this.rfq === 'draft';
      case 'ask':
        return this.rfq === 'submitted';
      case 'answer':
        return this.rfq === 'needs_info';
      case 'message':
        return this.isSent;
      case 'save':
        return mayOffer;
      case 'send':
        return mayOffer && this.draft !== null;
      case 'accept':
        return stands && !this.counterOpen() && (who !== 'member' || !this.isAboveLimit());
      case 'accept-wrong-total':
        return false;
      case 'approval':
        return (
          stands && !this.counterOpen() && who === 'member' && this.isAboveLimit() && !this.isApprovalOpen
        );
      case 'refuse-approval':
        return this.isApprovalOpen;
      case 'decline-request':
      case 'withdraw-request':
        return this.isRequest;
      case 'decline-offer':
      case 'withdraw-offer':
        return stands;
      case 'counter':
        return stands && !this.counterOpen();
      case 'withdraw-counter':
      case 'keep-offer':
        return this.counterOpen();
      case 'ask-renewal':
        return this.version === 'expired' && !this.isRenewalAsked;
    }
  }

  wrote(text: string): void {
    this.messages.push(text);
  }
  saved(offer: OfferInput, revision: number): void {
    this.draft = offer;
    this.draftRevision = revision;
  }

  take(move: Move): void {
    switch (move) {
      case 'submit':
      case 'answer':
        this.isSent = true;
        this.rfq = 'submitted';
        break;
      case 'ask':
        this.rfq = 'needs_info';
        break;
      case 'decline-request':
        this.rfq = 'declined';
        break;
      case 'discard':
      case 'withdraw-request':
        this.rfq = 'withdrawn';
        break;
      case 'send':
        this.sent();
        break;
      case 'accept':
      case 'decline-offer':
      case 'withdraw-offer':
        this.ends(endAfter[move]);
        break;
      case 'counter':
        this.lastCounter = 'open';
        this.isApprovalOpen = false;
        break;
      case 'withdraw-counter':
        this.lastCounter = 'withdrawn';
        break;
      case 'keep-offer':
        this.lastCounter = 'kept';
        break;
      case 'approval':
        this.isApprovalOpen = true;
        break;
      case 'refuse-approval':
        this.isApprovalOpen = false;
        break;
      case 'ask-renewal':
        this.isRenewalAsked = true;
        break;
      case 'time passes':
        if (this.isRequest) this.rfq = 'expired_no_reply';
        else if (this.rfq === 'quoted' && this.version === 'sent') this.ends('expired');
    }
  }

  private sent(): void {
    if (this.version === 'sent') this.versionStates[this.versionStates.length - 1] = 'superseded';
    if (this.lastCounter === 'open') this.lastCounter = 'answered';
    this.rfq = 'quoted';
    this.versionStates.push('sent');
    this.totals.push(inCents(this.draft ? totalOfOffer(this.draft) : 0n));
    this.draft = null;
    this.isApprovalOpen = false;
    this.isRenewalAsked = false;
  }

  private ends(state: SentVersionState): void {
    this.versionStates[this.versionStates.length - 1] = state;
    if (this.lastCounter === 'open') this.lastCounter = 'closed';
    this.isApprovalOpen = false;
  }

  /** Takes over the server's ids. */
  see({ versions, counters }: QuoteDetail): void {
    this.versionId = versions.at(-1)?.id ?? null;
    this.counterId = counters.at(-1)?.id ?? null;
  }

  /** Any move by anybody, preferring those that lead on. */
  likely(random: Random): readonly [Who, Move] {
    if (random.chance(0.3)) return [random.pick(everybody), random.pick(moves)];
    const leading = moves
      .filter((move) => move !== 'time passes' || random.chance(0.1))
      .flatMap((move) => side[move].map((who) => [who, move] as const))
      .filter(([who, move]) => this.allows(who, move) === 'done')
      // Moves that end the negotiation are rare, so that something happens before.
      .filter(([, move]) => !/decline|discard|withdraw-|accept/.test(move) || random.chance(0.15));
    return leading.length > 0 ? random.pick(leading) : [random.pick(everybody), random.pick(moves)];
  }
}
