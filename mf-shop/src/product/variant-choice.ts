import type { ProductDetail } from 'shared-kit/contract/catalogue';
import type { Money } from 'shared-kit/contract/money';
import { minus } from '../price/exact-amount.ts';

type Offer = Pick<ProductDetail, 'options' | 'variants'>;
export type Variant = ProductDetail['variants'][number];

/** The variant in the address, else the first with a price, else the first. */
export const chosenVariant = ({ variants }: Offer, wanted: string | null): Variant | null =>
  variants.find((it) => it.id === wanted) ?? variants.find((it) => it.price) ?? variants[0] ?? null;

/**
 * The variant after choosing `valueId` for the option at `index`: the same combination with that value, or the nearest
 * existing one. `null` if no variant has the value.
 */
export function variantWith(
  { variants }: Offer,
  current: Variant,
  index: number,
  valueId: string,
): Variant | null {
  const alike = (it: Variant) => it.values.filter((value, at) => value === current.values[at]).length;
  return variants
    .filter((it) => it.values[index] === valueId)
    .reduce<Variant | null>((best, it) => (!best || alike(it) > alike(best) ? it : best), null);
}

/** The price difference to the current choice; `null` if the two can't be compared. */
export function difference(current: Variant, other: Variant): Money | null {
  const [from, to] = [current.price?.display, other.price?.display];
  if (!from || !to || from.currency !== to.currency) return null;
  return { amount: minus(to.amount, from.amount), currency: to.currency };
}

/** `190 cm, 16 frames`. */
export const variantName = ({ options }: Pick<Offer, 'options'>, values: readonly string[]): string =>
  options.flatMap((option, at) => option.values.find(({ id }) => id === values[at])?.label ?? []).join(', ');
