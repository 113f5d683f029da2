import type { OwnerInput } from 'shared-kit/contract/owners';

/** A beneficial owner as a company declares one. */
export const anOwner = (more: Partial<OwnerInput> = {}): OwnerInput => ({
  name: 'Nuray Demirtaş',
  birthMonth: 4,
  birthYear: 1971,
  nationality: 'TR',
  residence: 'TR',
  isExposed: false,
  ground: 'shares',
  share: '60',
  words: null,
  ...more,
});
