import type { companyRoles } from 'shared-kit/contract/session';

/** The signed-in user, as the session look-up found them. A signed-out visitor is `null`. */
export type Actor = Readonly<{
  userId: string;
  sessionId: string;
  companyId: string | null;
  companyRole: (typeof companyRoles)[number] | null;
  /** Whether staff froze the company: its people only read. */
  isFrozen: boolean;
  isAdmin: boolean;
  isManufacturer: boolean;
  isBank: boolean;
  isProvider: boolean;
}>;
