import * as z from 'zod/mini';

const range = z.nullable(z.object({ min: z.number(), max: z.number() }));

/** The figures on the home page. Counted, never rounded or estimated. */
export const marketFiguresAnswer = z.object({
  /** Verified companies with something on sale, and how many countries they are in. */
  makers: z.number(),
  countries: z.number(),
  /** Published products that leave within `soonWeeks`. */
  readySoon: z.number(),
  soonWeeks: z.number(),
  /** Verified banks and lessors. */
  banks: z.number(),
  /** From the smallest to the largest loom on sale; `null` while none states it. */
  looms: z.object({ hooks: range, widthCm: range, weftColours: range }),
});
export type MarketFiguresAnswer = z.infer<typeof marketFiguresAnswer>;
