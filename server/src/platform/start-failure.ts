/** A start that can't succeed. The message is what the operator reads: what is wrong, and the remedy. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}
