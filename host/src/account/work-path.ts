import type { PublicConfig } from 'shared-kit/contract/market';
import type { Session } from 'shared-kit/contract/session';

/** The page of somebody's daily work, which they come to after signing in unless they asked for another one. */
export function workPathOf(session: Session | null, { homePath }: Pick<PublicConfig, 'homePath'>): string {
  if (!session) return homePath;
  const { isAdmin, isBank, isManufacturer, isProvider } = session.user;
  if (isAdmin) return '/admin/verify';
  if (isBank) return '/bank/quotes';
  if (isManufacturer) return '/manufacturer/requests';
  if (isProvider) return '/documents';
  return session.secure.companyId === null ? homePath : '/quotes';
}
