import type { FinancedQuote } from 'shared-kit/contract/financing';
import { usePercent } from 'shared-kit/financing';
import { useText } from '../../text.ts';

type Milestone = NonNullable<FinancedQuote['milestones']>[number];

/** Says how much is due when: "30%, on order". */
export function useMilestoneWords(): (milestone: Milestone) => string {
  const t = useText();
  const percent = usePercent(2, 0);
  return ({ event, percent: part, days, note }) =>
    [t('deal.part', { percent: percent(part) }), t(`deal.due.${event}`, { count: days ?? 0 }), note]
      .filter(Boolean)
      .join(', ');
}
