/** An expected failure with two sentences: what is wrong and what to do. Printed without a stack. */
export class Stop extends Error {
  constructor(what, remedy, exitCode = 1) {
    super(what);
    this.remedy = remedy;
    this.exitCode = exitCode;
  }
}

/** Node's codes of what the machine refuses, with the remedy. */
const remedies = {
  ENOSPC: 'Make room on that disk, then run this again.',
  EDQUOT: 'Make room within the quota of that disk, then run this again.',
  EACCES: 'Let this user write there, or run this as the owner of the checkout.',
  EPERM: 'Let this user write there, or run this as the owner of the checkout.',
  EROFS: 'Make that disk writable, then run this again.',
  EMFILE: 'Raise the limit on open files (ulimit -n), then run this again.',
};

const refusedByMachine = (error) =>
  remedies[error.code] && error.syscall ? new Stop(`${error.message}.`, remedies[error.code]) : error;

/** Runs a program. Prints a `Stop` and what the machine refuses as two sentences, any other error with its stack. */
export async function main(program) {
  try {
    process.exitCode = await program();
  } catch (thrown) {
    const error = refusedByMachine(thrown);
    if (!(error instanceof Stop)) throw error;
    console.error(`\n✗ ${error.message}${error.remedy ? `\n  ${error.remedy}` : ''}`);
    process.exitCode = error.exitCode;
  }
}
