import type { ImportCounts, ImportNote } from 'shared-kit/contract/catalogue-import';
import { type ImportContext, unsaid } from '../planning/import-context.ts';
import type { PlannedRow } from '../planning/plan-product.ts';
import type { StoredImport } from '../repository.ts';
import type { CountedNote } from '../schema.ts';

const none = { rows: 0, new: 0, changed: 0, unchanged: 0, faulty: 0, skipped: 0, values: 0, faults: 0 };

/** Counts what a check finds, and gathers its notes: one of each kind, or of each column. */
export function startTally({ tableInfo, mapping }: StoredImport, context: ImportContext) {
  const counts: ImportCounts = { ...none, unnamedVariants: 0, unnamedIn: 0 };
  const notes = new Map<string, CountedNote>();
  const filledColumns = new Set<number>();
  const note = ({ code, params }: ImportNote) => {
    const key = `${code} ${params.heading ?? ''}`;
    const count = (notes.get(key)?.count ?? 0) + 1;
    notes.set(key, { code, params: { ...params, count }, count });
  };
  return {
    rows: (more: number, filled: Iterable<number>) => {
      counts.rows += more;
      for (const position of filled) filledColumns.add(position);
    },
    add: ({ row: { outcome, faults, notes: found, after }, values, unnamed, hasDefaults }: PlannedRow) => {
      counts[outcome] += 1;
      counts.faults += faults.length;
      counts.values += values;
      counts.unnamedVariants += unnamed;
      if (unnamed > 0) counts.unnamedIn += 1;
      for (const each of found) note(each);
      if (outcome !== 'new') return;
      const isFree = after && Object.keys(after.priceMap.regions).length === 0 && after.variants.length === 0;
      if (isFree) note({ code: 'price-on-request', params: {} });
      if (hasDefaults) note({ code: 'defaults', params: defaultsIn(context) });
    },
    result: () => {
      const leftOut = tableInfo.columns.filter((_column, at) => filledColumns.has(at));
      const all: CountedNote[] = [
        ...notes.values(),
        ...(mapping.publish && !context.mayPublish && counts.new > 0
          ? [{ code: 'published-lacking', params: { count: counts.new }, count: counts.new } as const]
          : []),
        ...leftOut.map(
          ({ heading }) => ({ code: 'column-left-out', params: { heading }, count: 1 }) as const,
        ),
      ];
      return { counts, notes: all };
    },
  };
}

function defaultsIn(context: ImportContext): ImportNote['params'] {
  const { originCountry: country, incoterm, leadTimeWeeks: weeks } = unsaid(context);
  return { country, incoterm: incoterm.rule, place: incoterm.place, weeks };
}
