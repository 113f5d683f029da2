/**
 * Keeps an older answer from replacing a newer one: of two questions under way, the earlier may be answered last. Call
 * the returned function when asking; it returns a function for the answer, `null` if there is none.
 */
export function newestAnswer<Answer>(take: (answer: Answer) => unknown) {
  let asked = 0;
  let taken = 0;
  return () => {
    asked += 1;
    const own = asked;
    return (answer: Answer | null): void => {
      if (!answer || own < taken) return;
      taken = own;
      take(answer);
    };
  };
}
