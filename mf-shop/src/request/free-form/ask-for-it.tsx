import { Suspense, useState } from 'react';
import type { Category } from 'shared-kit/contract/categories';
import { standingAllows } from 'shared-kit/contract/companies';
import { useQuery } from 'shared-kit/query';
import { lazyPart, useSession } from 'shared-kit/shell';
import { Button, Text } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { companyQuery } from '../company-query.ts';

const FreeFormDialog = lazyPart(() => import('./free-form-dialog.tsx'));

type Props = {
  /** What was searched for, to begin the request with. */
  question: string;
  category: string | null;
  categories: readonly Category[];
};

/** Asks makers for what no product is. Members of companies see it, and those of approved ones may. */
export function AskForIt(props: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { data: company } = useQuery(companyQuery(useSession()?.secure.companyId ?? null));
  if (!company) return null;
  if (!standingAllows(company.verification, 'buy'))
    return (
      <Text look="small" tone="muted">
        {t('free-form.not-approved')}
      </Text>
    );
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
