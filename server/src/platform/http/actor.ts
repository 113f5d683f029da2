import type { companyRoles } from 'shared-kit/contract';

/** The signed-in user, as the session look-up found them. A signed-out visitor is `null`. */
export type Actor = Readonly<{
  userId: string;
  sessionId: string;
  companyId: string | null;
  companyRole: (typeof companyRoles)[number] | null;
  isAdmin: boolean;
  isManufacturer: boolean;
  isBank: boolean;
  isProvider: boolean;
}>;
