import { formatMoney } from 'shared-kit/contract/money';
import type { QuoteDetail } from 'shared-kit/contract/quotes';
import { Note } from 'shared-kit/ui';
import { useText } from '../../../text.ts';

/** For the buyer only: whether a colleague has to approve, and what they wrote. */
export function ApprovalNote({ quote }: { quote: QuoteDetail }) {
  const t = useText();
  const { approval, limit } = quote;
  const newest = quote.versions.at(-1);
  if (approval?.state === 'open')
    return (
      <Note tone="warning" title={t('quote.approval.open', { name: approval.requestedBy.name })}>
        <span>{approval.text}</span>
        {limit && limit.waitsFor.length > 0 && (
          <p>{t('quote.approval.waits-for', { names: limit.waitsFor.join(', ') })}</p>
        )}
      </Note>
    );
  if (approval?.state === 'refused' && approval.versionId === newest?.id)
    return (
      <Note tone="danger" title={t('quote.approval.refused', { name: approval.decidedBy?.name ?? '' })}>
        {approval.reason}
      </Note>
    );
  const isAsked = quote.actions.some(({ name }) => name === 'ask-approval');
  if (!limit?.isAbove || !isAsked) return null;
  return (
    <Note>
      {t('quote.approval.above', {
        limit: formatMoney(limit.amount),
        names: limit.waitsFor.join(', ') || t('quote.approval.nobody'),
      })}
    </Note>
  );
}
