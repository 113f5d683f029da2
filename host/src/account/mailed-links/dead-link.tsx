import type { ReactNode } from 'react';
import { useText } from '../../text.ts';
import { AccountCard } from '../account-card.tsx';

/** A link that was used, has expired or never was one: all the same to whom it doesn't let in. */
export function DeadLink({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <AccountCard isAnswer title={t('dead-link.title')} lead={t('dead-link.lead')}>
      {children}
    </AccountCard>
  );
}
