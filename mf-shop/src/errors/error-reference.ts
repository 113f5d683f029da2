import { referenceOf } from 'shared-kit/shell';
import type { useText } from '../text.ts';

/** What support asks for: the request's id, or the code where the request never arrived. */
export const errorReference = (error: Error, t: ReturnType<typeof useText>) => ({
  label: t('error.reference'),
  code: referenceOf(error),
});
