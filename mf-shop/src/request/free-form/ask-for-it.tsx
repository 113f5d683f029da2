import { lazy, Suspense, useState } from 'react';
import type { Category } from 'shared-kit/contract';
import { useSession } from 'shared-kit/shell';
import { Button } from 'shared-kit/ui';
import { useText } from '../../text.ts';

const FreeFormDialog = lazy(() => import('./free-form-dialog.tsx'));

type Props = {
  /** What was searched for, to begin the request with. */
  question: string;
  category: string | null;
  categories: readonly Category[];
};

/** Asks makers for what no product is. Only members of companies see it, since quotes are for companies. */
export function AskForIt(props: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  if (useSession()?.secure.companyId == null) return null;
  return (
    <>
      <Button emphasis="primary" onClick={() => setOpen(true)}>
        {t('free-form.button')}
      </Button>
      {isOpen && (
        <Suspense>
          <FreeFormDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
