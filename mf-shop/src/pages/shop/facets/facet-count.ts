import type { Locale } from 'shared-kit/contract/languages';
import { formatFigure } from '../../../format/figure.ts';

/** `1,204`; or `1,204+` if only part of a large market was counted. */
export const facetCount = (count: number, { exact }: { exact: boolean }, locale: Locale): string =>
  `${formatFigure(count, locale)}${exact ? '' : '+'}`;
