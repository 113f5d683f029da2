import type { QuoteDetail, QuoteStage } from 'shared-kit/contract';
import type { LockedQuote, VersionRow } from '../lifecycle/locked-quote.ts';

type Step = QuoteDetail['steps'][number];
type Named = Step['step'];

/** How far each stage has come; what ended without an order stands where it ended. */
function currentStep(stage: QuoteStage, versions: number): Named {
  if (stage === 'accepted' || stage === 'ordered') return 'accepted';
  if (stage === 'negotiation' || versions > 1) return 'negotiation';
  return versions === 1 ? 'quoted' : 'requested';
}

/** The way of a quote from the request to the delivery, with the day of each step that was taken. */
export function stepsOf(
  { rfq, version }: LockedQuote,
  {
    versions,
    counters,
  }: Readonly<{ versions: readonly VersionRow[]; counters: readonly { createdAt: Date }[] }>,
): Step[] {
  const accepted = version?.state === 'accepted' || version?.state === 'converted' ? version : null;
  const [firstVersion, secondVersion] = versions;
  const dates: Readonly<Record<Named, Date | null>> = {
    requested: rfq.submittedAt,
    quoted: firstVersion?.sentAt ?? null,
    negotiation: counters[0]?.createdAt ?? secondVersion?.sentAt ?? null,
    financing: null,
    accepted: accepted?.decidedAt ?? null,
    delivered: null,
  };
  const order: readonly Named[] = [
    'requested',
    'quoted',
    'negotiation',
    'financing',
    'accepted',
    'delivered',
  ];
  const current = order.indexOf(currentStep(rfq.stage, versions.length));
  return order.map((step, at) => ({
    step,
    state: at < current ? 'done' : at === current ? 'current' : 'ahead',
    at: dates[step]?.toISOString() ?? null,
  }));
}
