import { root } from '../bootstrap/root.mjs';
import { seconds } from '../bootstrap/step.mjs';
import { checkFileSize } from './file-size.mjs';
import { checkImports } from './imports.mjs';
import { checkMessages } from './messages.mjs';
import { checkStyle } from './style.mjs';
import { checkTypes } from './types.mjs';
import { checkUnused } from './unused.mjs';
import { checkWording } from './wording.mjs';

/** Each answers with its problems, one line each; none means that the check passes. */
export const checks = {
  types: checkTypes,
  style: checkStyle,
  imports: checkImports,
  unused: checkUnused,
  messages: checkMessages,
  'file-size': checkFileSize,
  wording: checkWording,
};

const shownProblems = 40;

function report(name, problems, time) {
  const mark = problems.length === 0 ? '✓' : '✗';
  const found =
    problems.length === 0 ? '' : `, ${problems.length} problem${problems.length === 1 ? '' : 's'}`;
  console.log(`${mark} ${name} (${time})${found}`);
  for (const problem of problems.slice(0, shownProblems)) console.log(`    ${problem}`);
  if (problems.length > shownProblems) console.log(`    … and ${problems.length - shownProblems} more`);
}

/** Runs the named checks one after the other and prints a line for each. */
export async function runChecks(names) {
  let failed = 0;
  for (const name of names) {
    const since = performance.now();
    const problems = await checks[name](root);
    report(name, problems, seconds(since));
    if (problems.length > 0) failed += 1;
  }
  return { passed: names.length - failed, failed, skipped: 0 };
}
