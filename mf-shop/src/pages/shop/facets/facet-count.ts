import type { Locale } from 'shared-kit/contract';
import { formatFigure } from '../../../format/figure.ts';

/** `1,204`; where only a part of a large market was counted, `1,204+`. */
export const facetCount = (count: number, { exact }: { exact: boolean }, locale: Locale): string =>
  `${formatFigure(count, locale)}${exact ? '' : '+'}`;
