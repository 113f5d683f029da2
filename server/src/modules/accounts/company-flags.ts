import type { CompanyKind, SessionUser } from 'shared-kit/contract';

type Flags = Pick<SessionUser, 'isManufacturer' | 'isBank' | 'isProvider'>;

/** A user's flags, which follow from the kind of their company. */
export const flagsOf = (kind: CompanyKind | null): Flags => ({
  isManufacturer: kind === 'textile-manufacturer' || kind === 'machinery-manufacturer',
  isBank: kind === 'bank',
  isProvider: kind === 'provider',
});
