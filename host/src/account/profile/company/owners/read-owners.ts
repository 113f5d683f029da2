import { dayOf, rangeFault } from 'shared-kit/contract/dates';
import { figureFields, figureOf, wholeFigure, wholeOf } from 'shared-kit/contract/figures';
import type { Locale } from 'shared-kit/contract/languages';
import {
  faultsOfOwners,
  firstOfBirthMonth,
  type OwnerFaultReason,
  type OwnerInput,
  type OwnershipGround,
} from 'shared-kit/contract/owners';

type Values = Readonly<Record<string, string>>;

/** Any year of four digits. `faultsOf` says which years of birth are possible. */
export const birthYear = wholeFigure(0, 9999);

/** The declaration as the form holds it; rows are named by their keys. */
export const readOwners = (values: Values, keys: readonly number[], locale: Locale): OwnerInput[] =>
  keys.map((key) => {
    const text = (field: string) => (values[`${key}.${field}`] ?? '').trim();
    return {
      name: text('name'),
      birthMonth: Number(text('birthMonth')),
      birthYear: wholeOf(text('birthYear'), locale, birthYear) ?? 0,
      nationality: text('nationality'),
      residence: text('residence'),
      isExposed: text('isExposed') === 'on',
      ground: text('ground') as OwnershipGround,
      // The empty text is no share; a share that isn't stated is null.
      share: text('share') === '' ? null : (figureOf(text('share'), locale, figureFields.share) ?? ''),
      words: text('words') || null,
    };
  });

type Reason = OwnerFaultReason | 'missing' | 'year-wrong' | 'share-wrong';

/** What is wrong, and in which field. Each owner's own fields come before what they are together. */
export function checkOwners(
  values: Values,
  keys: readonly number[],
  locale: Locale,
): readonly Readonly<{ field: string; reason: Reason }>[] {
  const owners = readOwners(values, keys, locale);
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
    [ground === 'shares' && share === '', 'share', 'share-wrong'],
  ];
  return wrong.flatMap(([isWrong, field, reason]) => (isWrong ? [[field, reason]] : []));
}
