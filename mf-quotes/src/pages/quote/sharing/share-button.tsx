import { lazy, Suspense, useState } from 'react';
import type { QuoteDetail } from 'shared-kit/contract';
import { Button } from 'shared-kit/ui';
import { useText } from '../../../text.ts';

const ShareDialog = lazy(() => import('./share-dialog.tsx'));

/** Links with which others may read along; for the two parties, once a request was sent. */
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
