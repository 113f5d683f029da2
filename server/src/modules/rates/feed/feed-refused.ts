/** The reason why a feed's answer isn't used, for the operator's log. */
export class FeedRefused extends Error {
  override readonly name = 'FeedRefused';
}
