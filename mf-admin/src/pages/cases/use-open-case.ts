import { useState } from 'react';
import type { CaseInput, StaffCase } from 'shared-kit/contract';
import { queries } from 'shared-kit/query';
import { api, referenceOf, refusalAmong, useKeyPerBody, useSubmit } from 'shared-kit/shell';

type Failure = Readonly<{ kind: 'unknown-quote' } | { kind: 'failed'; reference: string }>;

/** Opens a case; a retry with the same text opens no second one. */
export function useOpenCase() {
  const { keyOf, done } = useKeyPerBody();
  const [opened, setOpened] = useState<StaffCase | null>(null);
  const { isPending, failure, run } = useSubmit<Failure>((error) =>
    refusalAmong(error, ['quote.not-found', 'company.not-found'])
      ? { kind: 'unknown-quote' }
      : { kind: 'failed', reference: referenceOf(error) },
  );
  const open = (input: CaseInput) =>
    run(async () => {
      setOpened(null);
      setOpened(await api.post<StaffCase>('/api/admin/cases', input, keyOf(input)));
      done();
      await queries.invalidateQueries({ queryKey: ['cases'] });
    });
  return { isPending, opened, failure, open };
}
