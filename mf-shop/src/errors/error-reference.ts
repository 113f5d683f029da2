import { referenceOf } from 'shared-kit/shell';
import type { useText } from '../text.ts';

/** Reference for support: the request's id, or the error code if the request never arrived. */
export const errorReference = (error: Error, t: ReturnType<typeof useText>) => ({
  label: t('error.reference'),
  code: referenceOf(error),
});
