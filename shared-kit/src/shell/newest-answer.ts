/**
 * Keeps an older answer from replacing a newer one: of two questions under way, the earlier may be answered last. Call
 * the returned function when asking, or when learning something otherwise. It returns whether the answer still counts,
 * for the moment that it comes.
 */
export function newestAnswer(): () => () => boolean {
  let asked = 0;
  let shown = 0;
  return () => {
    asked += 1;
    const own = asked;
    return () => {
      if (own < shown) return false;
      shown = own;
      return true;
    };
  };
}
