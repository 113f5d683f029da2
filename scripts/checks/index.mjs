import { root } from '../bootstrap/root.mjs';
import { seconds } from '../bootstrap/step.mjs';
import { none } from '../testing/tally.mjs';
import { checkAddresses } from './addresses.mjs';
import { checkFigures } from './figures.mjs';
import { checkFileSize } from './file-size.mjs';
import { checkFunctionSize } from './function-size.mjs';
import { checkHandMadeForms } from './hand-made-forms.mjs';
import { checkImports } from './imports.mjs';
import { checkLayouts } from './layouts.mjs';
import { checkLazyParts } from './lazy-parts.mjs';
import { checkLibraries } from './libraries.mjs';
import { checkLiteralSpreads } from './literal-spreads.mjs';
import { checkMessages } from './messages.mjs';
import { checkMigrations } from './migrations.mjs';
import { checkNotices } from './notices.mjs';
import { checkPrivatePaths } from './private-paths.mjs';
import { checkProse } from './prose.mjs';
import { checkRuns } from './runs.mjs';
import { checkStyle } from './style.mjs';
import { checkTextElements } from './text-elements.mjs';
import { checkTypes } from './types.mjs';
import { checkUnused } from './unused.mjs';

/**
 * Each check returns its problems, one per line, or `{ problems, warnings, remedy }`. Warnings are printed but fail
 * nothing; the remedy is printed after problems.
 */
export const checks = {
  types: checkTypes,
  style: checkStyle,
  imports: checkImports,
  unused: checkUnused,
  libraries: checkLibraries,
  notices: checkNotices,
  'private-paths': checkPrivatePaths,
  'lazy-parts': checkLazyParts,
  messages: checkMessages,
  runs: checkRuns,
  addresses: checkAddresses,
  figures: checkFigures,
  'hand-made-forms': checkHandMadeForms,
  'file-size': checkFileSize,
  'function-size': checkFunctionSize,
  'literal-spreads': checkLiteralSpreads,
  'text-elements': checkTextElements,
  layouts: checkLayouts,
  migrations: checkMigrations,
  prose: checkProse,
};

const shownProblems = 40;
const shownWarnings = 5;

function show(lines, most) {
  for (const line of lines.slice(0, most)) console.log(`    ${line}`);
  if (lines.length > most) console.log(`    … and ${lines.length - most} more`);
}

function report(name, { problems, warnings = [], remedy }, time) {
  const mark = problems.length === 0 ? '✓' : '✗';
  const found =
    problems.length === 0 ? '' : `, ${problems.length} problem${problems.length === 1 ? '' : 's'}`;
  console.log(`${mark} ${name} (${time})${found}`);
  show(problems, shownProblems);
  if (problems.length > 0 && remedy) console.log(`  ${remedy}`);
  if (warnings.length > 0) console.log(`  ! ${warnings.length} warnings`);
  show(warnings, shownWarnings);
}

/** Runs the named checks, two at a time, and prints a line for each as it ends. */
export async function runChecks(names) {
  const waiting = [...names];
  let failed = 0;
  const lane = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const since = performance.now();
      const found = await checks[name](root).catch((error) => [error.stack]);
      const answer = Array.isArray(found) ? { problems: found } : found;
      report(name, answer, seconds(since));
      if (answer.problems.length > 0) failed += 1;
    }
  };
  await Promise.all([lane(), lane()]);
  return { ...none, passed: names.length - failed, failed };
}
