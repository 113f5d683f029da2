import type { Verdict } from '../budget.ts';
import { plain } from './format.ts';
import { renderTable, type Table } from './table.ts';

export const printTable = (table: Table): void => console.log(`\n${renderTable(table)}`);

/** Prints which budgets are met, and a final sentence that can't be overlooked. */
export function printVerdicts(verdicts: readonly Verdict[]): void {
  if (verdicts.length === 0) {
    console.log('\nNo budget is about what was measured; those of the API are about 1,000,000 products.');
    return;
  }
  const missed = verdicts.filter(({ met }) => !met);
  printTable({
    title: 'Budgets',
    columns: ['budget', 'limit', 'measured', 'verdict', ''],
    rows: verdicts.map(({ name, limit, unit, isLeast, measured, met, note }) => [
      name,
      `${isLeast ? 'at least' : 'at most'} ${limit} ${unit}`.trim(),
      `${plain(measured, decimalsFor(limit))} ${unit}`.trim(),
      met ? 'met' : 'MISSED',
      note,
    ]),
  });
  const names = missed.map(({ name }) => name).join('; ');
  console.log(
    missed.length === 0
      ? `\nAll ${verdicts.length} budgets are met.`
      : `\n${missed.length} of ${verdicts.length} budgets are MISSED: ${names}.`,
  );
}

const decimalsFor = (limit: number): number => (limit < 1 ? 3 : limit < 10 ? 2 : 1);
