import type { ReactNode } from 'react';
import { useText } from '../../text.ts';
import { AccountCard } from '../account-card.tsx';

/** For a link that was used, has expired or never existed; the page doesn't say which. */
export function DeadLink({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <AccountCard isAnswer title={t('dead-link.title')} lead={t('dead-link.lead')}>
      {children}
    </AccountCard>
  );
}
