import { useState } from 'react';
import type { OfferDraftAnswer } from 'shared-kit/contract';
import { usePercent } from 'shared-kit/financing';
import { Button, Note } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { RefuseDiscount } from './refuse-discount.tsx';

type Props = {
  quoteId: string;
  draft: Pick<OfferDraftAnswer, 'discountLimit' | 'mayExceedLimit' | 'discountApproval'>;
  onRefused: () => void;
};

/** Whether the discount needs somebody else, as of the last saved draft, and what they were asked and answered. */
export function DiscountNote({ quoteId, draft, onRefused }: Props) {
  const t = useText();
  const percent = usePercent(2, 0);
  const { discountLimit: limit, discountApproval: asked, mayExceedLimit } = draft;
  const names = limit?.waitsFor.join(', ') || t('offer.discount.nobody');
  if (asked?.state === 'open' && mayExceedLimit)
    return <AskedDiscount quoteId={quoteId} asked={asked} onRefused={onRefused} />;
  if (asked?.state === 'open')
    return (
      <Note tone="warning" title={t('offer.discount.waits')}>
        {t('offer.discount.waits-for', { percent: percent(asked.percent), name: asked.requestedBy, names })}
      </Note>
    );
  if (asked?.state === 'refused')
    return (
      <Note tone="danger" title={t('offer.discount.refused', { name: asked.decidedBy ?? '' })}>
        {asked.reason}
      </Note>
    );
  if (!limit?.isAbove) return null;
  const values = { given: percent(limit.given), limit: percent(limit.percent), names };
  return (
    <Note tone={mayExceedLimit ? 'info' : 'warning'}>
      {mayExceedLimit ? t('offer.discount.above-decider', values) : t('offer.discount.above', values)}
    </Note>
  );
}

type Asked = NonNullable<OfferDraftAnswer['discountApproval']>;

/** For somebody who can decide: what a colleague asks, and the way to refuse it. Sending it approves. */
function AskedDiscount({ quoteId, asked, onRefused }: Omit<Props, 'draft'> & { asked: Asked }) {
  const t = useText();
  const percent = usePercent(2, 0);
  const [isRefusing, setRefusing] = useState(false);
  return (
    <Note
      tone="warning"
      title={t('offer.discount.asked', { name: asked.requestedBy })}
      action={
        !isRefusing && (
          <Button size="small" onClick={() => setRefusing(true)}>
            {t('offer.discount.refuse')}
          </Button>
        )
      }
    >
      <p>{t('offer.discount.asked-for', { percent: percent(asked.percent) })}</p>
      {asked.text && <blockquote>{asked.text}</blockquote>}
      {isRefusing && (
        <RefuseDiscount
          quoteId={quoteId}
          name={asked.requestedBy}
          onRefused={onRefused}
          onCancel={() => setRefusing(false)}
        />
      )}
    </Note>
  );
}
