import { and, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Tx } from '../../platform/db/index.ts';
import { embargo } from './schema.ts';

/** Goods of which the HS code is unknown are held only by an embargo on all goods. */
export type Shipment<Line> = Readonly<{
  lines: readonly Line[];
  hsCodeOf: (line: Line) => string | null;
  /** Where they are delivered, and where the buyer is. */
  countries: readonly string[];
  now: Date;
}>;

type Embargo = Pick<typeof embargo.$inferSelect, 'country' | 'hsPrefix' | 'source'>;

/** The lines that an embargo keeps from one of these countries today, each with the embargo that does. */
export async function findEmbargoed<Line>(
  tx: Tx,
  shipment: Shipment<Line>,
): Promise<Readonly<{ line: Line; embargo: Embargo }>[]> {
  const { lines, hsCodeOf, countries, now } = shipment;
  const day = now.toISOString().slice(0, 10);
  const inForce = await tx
    .select({ country: embargo.country, hsPrefix: embargo.hsPrefix, source: embargo.source })
    .from(embargo)
    .where(
      and(
        inArray(embargo.country, [...new Set(countries)]),
        lte(embargo.from, day),
        or(isNull(embargo.until), gte(embargo.until, day)),
      ),
    );
  return lines.flatMap((line) => {
    const digits = hsCodeOf(line)?.replace(/\D/g, '') ?? '';
    const found = inForce.find(({ hsPrefix }) => digits.startsWith(hsPrefix));
    return found ? [{ line, embargo: found }] : [];
  });
}
