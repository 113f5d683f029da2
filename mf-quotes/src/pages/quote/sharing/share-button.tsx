import { Suspense, useState } from 'react';
import type { QuoteDetail } from 'shared-kit/contract/quotes';
import { lazyPart } from 'shared-kit/shell';
import { Button } from 'shared-kit/ui';
import { useText } from '../../../text.ts';

const ShareDialog = lazyPart(() => import('./share-dialog.tsx'));

/** Opens the read-only links; only for the two parties, once the request was sent. */
export function ShareButton({ quote }: { quote: QuoteDetail }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  if (quote.viewer === 'staff' || quote.state === 'draft') return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('share.button')}
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog quoteId={quote.id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
