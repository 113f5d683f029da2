import * as z from 'zod/mini';
import { currencies } from '../money/currency.ts';

/** Units of `currency` for one unit of `base`, as decimal strings, and the day they were published. */
export const exchangeRatesAnswer = z.object({
  base: z.literal('EUR'),
  date: z.string(),
  source: z.string(),
  rates: z.record(z.enum(currencies), z.string()),
});
