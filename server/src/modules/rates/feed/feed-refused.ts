/** Why a feed changes nothing, in words for the operator's log. */
export class FeedRefused extends Error {
  override readonly name = 'FeedRefused';
}
