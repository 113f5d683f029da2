import * as z from 'zod/mini';
import { sumAmount } from '../quotes/quote-inputs.ts';

/** What may be financed beside the version's total, each named. */
export const extraLineKinds = ['vat', 'duty', 'insurance'] as const;
export const extraLine = z.object({ kind: z.enum(extraLineKinds), amount: sumAmount });
export type ExtraLine = z.infer<typeof extraLine>;
