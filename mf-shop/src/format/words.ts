import type { Condition } from 'shared-kit/contract/catalogue';
import { isSalesUnit } from 'shared-kit/contract/products';
import type { Region } from 'shared-kit/contract/regions';
import type { useText } from '../text.ts';

type Text = ReturnType<typeof useText>;

/** `per set`, `/ kg`; a maker's own unit stays as it is. */
export const perUnit = (unit: string, t: Text): string =>
  isSalesUnit(unit) ? t(`unit.${unit}`) : `/ ${unit}`;

export const leadTime = (weeks: number, t: Text): string =>
  weeks === 0 ? t('lead-time.none') : t('lead-time.weeks', { count: weeks });

/** The condition, with the year for used machines only: it tells their age. */
export function conditionOf(condition: Condition, year: number | null, t: Text): string {
  const word = t(`condition.${condition}`);
  return year === null || condition === 'new' ? word : t('condition.with-year', { condition: word, year });
}

export const regionName = (region: Region, t: Text): string => t(`region.${region}`);
