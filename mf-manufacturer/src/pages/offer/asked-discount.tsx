import { useState } from 'react';
import type { OfferDraftAnswer } from 'shared-kit/contract/quotes';
import { usePercent } from 'shared-kit/financing';
import { Button, Note } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './offer-page.module.css';
import { RefuseDiscount } from './refuse-discount.tsx';

type Asked = NonNullable<OfferDraftAnswer['discountApproval']>;
type Props = { quoteId: string; draft: OfferDraftAnswer; onRefused: () => void };

/** What a member asked about a discount above the limit, and what became of it. */
export function AskedDiscount({ quoteId, draft, onRefused }: Props) {
  const t = useText();
  const percent = usePercent(2, 0);
  const { discountLimit: limit, discountApproval: asked, mayExceedLimit } = draft;
  if (asked?.state === 'refused')
    return (
      <Note
        className={styles.asked}
        tone="danger"
        title={t('offer.discount.refused', { name: asked.decidedBy ?? '' })}
      >
        {asked.reason}
      </Note>
    );
  if (asked?.state !== 'open') return null;
  if (mayExceedLimit) return <Decision quoteId={quoteId} asked={asked} onRefused={onRefused} />;
  const names = limit?.waitsFor.join(', ') || t('offer.discount.nobody');
  return (
    <Note className={styles.asked} tone="warning" title={t('offer.discount.waits')}>
      {t('offer.discount.waits-for', { percent: percent(asked.percent), name: asked.requestedBy, names })}
    </Note>
  );
}

/** For somebody who may give the discount: sending the offer approves it. */
function Decision({ quoteId, asked, onRefused }: Omit<Props, 'draft'> & { asked: Asked }) {
  const t = useText();
  const percent = usePercent(2, 0);
  const [isRefusing, setRefusing] = useState(false);
  return (
    <Note
      className={styles.asked}
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
      {asked.text && <blockquote className={styles.words}>{asked.text}</blockquote>}
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
