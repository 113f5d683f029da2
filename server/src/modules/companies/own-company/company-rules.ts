import {
  type AddressKind,
  addressLineNames,
  type ByCompanyField,
  companyFieldNames,
} from 'shared-kit/contract/companies';
import type { ErrorCode } from 'shared-kit/contract/errors';

/** Whether staff verify a field against documents. A change of such a field restarts the verification. */
const isVerified: ByCompanyField<boolean> = {
  legalName: true,
  brandName: false,
  legalForm: true,
  taxNumber: true,
  taxOffice: true,
  mersisNumber: true,
  website: false,
  lei: false,
};
type Stated = ByCompanyField<string | null>;

export const isLegallyRelevant = (before: Stated, after: Stated): boolean =>
  companyFieldNames.some((name) => isVerified[name] && before[name] !== after[name]);

const registeredPlace = [...addressLineNames, 'country'] as const;
type Place = Readonly<Record<(typeof registeredPlace)[number], string | null>> & { kind: AddressKind };

export const isOtherPlace = (before: Place, after: Omit<Place, 'kind'>): boolean =>
  before.kind === 'registered' && registeredPlace.some((name) => before[name] !== after[name]);

type Kept = Readonly<{ id: string; kind: AddressKind }>;

/** A company has exactly one registered address. `id` is null for a new address. */
export function mayKeepAddress(
  addresses: readonly Kept[],
  id: string | null,
  kind: AddressKind,
): 'granted' | ErrorCode {
  const before = addresses.find((it) => it.id === id);
  if (id !== null && !before) return 'address.not-found';
  if (before?.kind === 'registered') return kind === 'registered' ? 'granted' : 'address.needed';
  const isTaken = kind === 'registered' && addresses.some((it) => it.kind === 'registered');
  return isTaken ? 'address.registered-taken' : 'granted';
}

export function mayRemoveAddress(addresses: readonly Kept[], id: string): 'granted' | ErrorCode {
  const found = addresses.find((it) => it.id === id);
  if (!found) return 'address.not-found';
  return found.kind === 'registered' ? 'address.needed' : 'granted';
}
