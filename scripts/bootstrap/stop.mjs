/** An expected failure: one sentence that says what is wrong, one that says what to do. No stack is shown. */
export class Stop extends Error {
  constructor(what, remedy, exitCode = 1) {
    super(what);
    this.remedy = remedy;
    this.exitCode = exitCode;
  }
}

/** Runs a program; a `Stop` ends it with its two sentences, anything else with its stack. */
export async function main(program) {
  try {
    process.exitCode = await program();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(`\n✗ ${error.message}${error.remedy ? `\n  ${error.remedy}` : ''}`);
    process.exitCode = error.exitCode;
  }
}
