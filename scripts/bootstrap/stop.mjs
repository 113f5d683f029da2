/** An expected failure with two sentences: what is wrong and what to do. Printed without a stack. */
export class Stop extends Error {
  constructor(what, remedy, exitCode = 1) {
    super(what);
    this.remedy = remedy;
    this.exitCode = exitCode;
  }
}

/** Runs a program. Prints a `Stop` as its two sentences, any other error with its stack. */
export async function main(program) {
  try {
    process.exitCode = await program();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(`\n✗ ${error.message}${error.remedy ? `\n  ${error.remedy}` : ''}`);
    process.exitCode = error.exitCode;
  }
}
