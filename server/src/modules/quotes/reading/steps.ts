import type { QuoteDetail, QuoteStage } from 'shared-kit/contract/quotes';
import { quoteSteps } from 'shared-kit/contract/quotes';
import { financingDate } from '../lifecycle/facts-of.ts';
import type { LockedQuote, VersionRow } from '../lifecycle/locked-quote.ts';

type Step = QuoteDetail['steps'][number];
type Named = Step['step'];
type Below = Readonly<{
  versions: readonly VersionRow[];
  counters: readonly { createdAt: Date }[];
  events: readonly { transition: string; at: Date }[];
}>;

/** Only a renewal could follow, for which there must be an offer. */
const isOver = (stage: QuoteStage, versions: number): boolean =>
  stage === 'declined' ||
  stage === 'withdrawn' ||
  stage === 'not_selected' ||
  (stage === 'expired' && versions === 0);

/** The date of each step taken. */
function datesOf({ rfq, version }: LockedQuote, { versions, counters, events }: Below) {
  const isAccepted = version?.state === 'accepted' || version?.state === 'converted';
  const [firstVersion, secondVersion] = versions;
  const ordered = events.find(({ transition }) => transition === 'convert')?.at ?? null;
  return {
    requested: rfq.submittedAt,
    quoted: firstVersion?.sentAt ?? null,
    negotiation: counters[0]?.createdAt ?? secondVersion?.sentAt ?? null,
    accepted: isAccepted ? version.decidedAt : null,
    financing: version?.isSubjectToFinancing ? ordered : null,
    ordered,
  } satisfies Record<Named, Date | null>;
}

/** Whether the quote will come to this step: a negotiation can be skipped, and few wait for financing. */
function isOnItsWay(step: Named, { version }: LockedQuote): boolean {
  const isAccepted = version?.state === 'accepted' || version?.state === 'converted';
  if (step === 'negotiation') return !isAccepted;
  return step !== 'financing' || (version !== null && financingDate(version) !== null);
}

/** A quote's steps from request to order, without those it skips. */
export function stepsOf(quote: LockedQuote, below: Below): Step[] {
  const dates = datesOf(quote, below);
  const { stage } = quote.rfq;
  const isEnded = isOver(stage, below.versions.length);
  const steps = quoteSteps.filter((step) => dates[step] !== null || (!isEnded && isOnItsWay(step, quote)));
  const taken = steps.findLastIndex((step) => dates[step] !== null);
  // While an acceptance waits for financing, that is the current step.
  const current = stage === 'accepted' && steps[taken + 1] === 'financing' ? taken + 1 : Math.max(taken, 0);
  return steps.map((step, at) => ({
    step,
    state: at < current ? 'done' : at === current ? 'current' : 'ahead',
    at: dates[step]?.toISOString() ?? null,
  }));
}
