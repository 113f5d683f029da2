import type { CompanyKind, SessionUser } from 'shared-kit/contract';

type Flags = Pick<SessionUser, 'isManufacturer' | 'isBank' | 'isProvider'>;

/** What a user may be taken for, because of the kind of company they belong to. */
export const flagsOf = (kind: CompanyKind | null): Flags => ({
  isManufacturer: kind === 'textile-manufacturer' || kind === 'machinery-manufacturer',
  isBank: kind === 'bank',
  isProvider: kind === 'provider',
});
