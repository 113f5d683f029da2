import * as z from 'zod/mini';
import { scheduleRow } from './drawdown.ts';

/** As the server reckoned them when the offer was made. */
export const offerFigures = z.object({
  instalment: z.nullable(z.string()),
  rows: z.array(scheduleRow),
  totalInterest: z.string(),
  totalTaxes: z.string(),
  totalFees: z.string(),
  totalPaid: z.string(),
  totalCost: z.string(),
  upFront: z.string(),
  effectiveRatePercent: z.nullable(z.string()),
  equalMonthsRatePercent: z.nullable(z.string()),
});
export type OfferFigures = z.infer<typeof offerFigures>;
