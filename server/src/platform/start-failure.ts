/** A start that can't succeed. The operator reads its message: the problem and the remedy. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}
