import { lastWords } from './last-words.ts';

/** Ends this process: it can't go on, and says why. */
export function giveUp(error: unknown): never {
  process.stderr.write(`${lastWords(error)}\n`);
  process.exit(1);
}

/** Runs a program of this server: a start or a command. All end here when they can't go on. */
export function runProgram(main: () => Promise<void>): void {
  main().catch(giveUp);
}
