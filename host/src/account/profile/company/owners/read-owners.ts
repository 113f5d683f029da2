import {
  dayOf,
  faultsOfOwners,
  firstOfBirthMonth,
  type OwnerFaultReason,
  type OwnerInput,
  type OwnershipGround,
  rangeFault,
} from 'shared-kit/contract';

type Values = Readonly<Record<string, string>>;

/** The declaration as the form holds it; rows are named by their keys. */
export const readOwners = (values: Values, keys: readonly number[]): OwnerInput[] =>
  keys.map((key) => {
    const text = (field: string) => (values[`${key}.${field}`] ?? '').trim();
    const share = text('share').replace(',', '.');
    return {
      name: text('name'),
      birthMonth: Number(text('birthMonth')),
      birthYear: Number(text('birthYear')),
      nationality: text('nationality'),
      residence: text('residence'),
      isExposed: text('isExposed') === 'on',
      ground: text('ground') as OwnershipGround,
      share: share === '' ? null : share,
      words: text('words') || null,
    };
  });

type Reason = OwnerFaultReason | 'missing' | 'year-wrong' | 'share-wrong';

/** What is wrong, and in which field. Each owner's own fields come before what they are together. */
export function checkOwners(
  values: Values,
  keys: readonly number[],
): readonly Readonly<{ field: string; reason: Reason }>[] {
  const owners = readOwners(values, keys);
  const own = owners.flatMap((owner, index) =>
    faultsOf(owner).map(([field, reason]) => ({ field: `${keys[index]}.${field}`, reason })),
  );
  if (own.length > 0) return own;
  return faultsOfOwners(owners).map(({ index, field, reason }) => ({
    field: `${keys[index]}.${field}`,
    reason,
  }));
}

function faultsOf(owner: OwnerInput): [keyof OwnerInput, Reason][] {
  const { name, birthMonth, birthYear, nationality, residence, ground, share } = owner;
  const isYear =
    /^\d{4}$/.test(String(birthYear)) &&
    rangeFault('owner.born', firstOfBirthMonth(owner), dayOf(new Date())) === null;
  const wrong: [boolean, keyof OwnerInput, Reason][] = [
    [name.length < 2, 'name', 'missing'],
    [birthMonth === 0, 'birthMonth', 'missing'],
    [!isYear, 'birthYear', 'year-wrong'],
    [nationality === '', 'nationality', 'missing'],
    [residence === '', 'residence', 'missing'],
    [ground === 'shares' && share !== null && !/^\d{1,3}(\.\d{1,2})?$/.test(share), 'share', 'share-wrong'],
  ];
  return wrong.flatMap(([isWrong, field, reason]) => (isWrong ? [[field, reason]] : []));
}
