/** Why somebody counts as a beneficial owner; managing persons only where nobody owns or controls enough. */
export const ownershipGrounds = ['shares', 'control', 'managing'] as const;
export type OwnershipGround = (typeof ownershipGrounds)[number];

/** The smallest direct share, in per cent, that makes somebody a beneficial owner. */
export const leastShare = 25;
export const ownerLimits = { most: 20, name: 200, words: 300, fewestWords: 3 } as const;

type Declared = Readonly<{ ground: OwnershipGround; share: string | null; words: string | null }>;

export const ownerFaultReasons = [
  'share-missing',
  'share-too-small',
  'shares-above-100',
  'words-missing',
  'managing-beside-owners',
] as const;
export type OwnerFaultReason = (typeof ownerFaultReasons)[number];
/** What is wrong, and with which of the owners. */
export type OwnerFault = Readonly<{
  index: number;
  field: 'share' | 'words' | 'ground';
  reason: OwnerFaultReason;
}>;

type Born = Readonly<{ birthMonth: number; birthYear: number }>;
/** The first day of a month of birth, as an ISO day. */
export const firstOfBirthMonth = ({ birthMonth, birthYear }: Born): string =>
  `${birthYear}-${String(birthMonth).padStart(2, '0')}-01`;

/** Hundredths of a per cent, so that no sum rounds. */
const hundredths = (share: string): number => {
  const [whole = '0', fraction = ''] = share.split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
};

/** What speaks against a declaration of owners; nothing if it is right. */
export function faultsOfOwners(owners: readonly Declared[]): OwnerFault[] {
  const total = owners.reduce((sum, it) => sum + (sharesOf(it) ?? 0), 0);
  const isOwned = owners.some(({ ground }) => ground !== 'managing');
  return owners.flatMap((owner, index) => {
    const found = faultOf(owner, { total, isOwned });
    return found ? [{ index, ...found }] : [];
  });
}

const sharesOf = ({ ground, share }: Declared): number | null =>
  ground === 'shares' && share !== null ? hundredths(share) : null;

type Whole = Readonly<{ total: number; isOwned: boolean }>;

function faultOf(owner: Declared, { total, isOwned }: Whole): Omit<OwnerFault, 'index'> | null {
  if (owner.ground === 'managing') {
    return isOwned ? { field: 'ground', reason: 'managing-beside-owners' } : null;
  }
  if (owner.ground === 'control') {
    const length = owner.words?.trim().length ?? 0;
    return length < ownerLimits.fewestWords ? { field: 'words', reason: 'words-missing' } : null;
  }
  const share = sharesOf(owner);
  if (share === null) return { field: 'share', reason: 'share-missing' };
  if (share < leastShare * 100) return { field: 'share', reason: 'share-too-small' };
  return total > 10_000 ? { field: 'share', reason: 'shares-above-100' } : null;
}
