/** Resolves like `work`, or rejects with the error of `late` after the limit. The work itself goes on. */
export async function withinLimit<Value>(
  work: Promise<Value>,
  limitMs: number,
  late: () => Error,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), limitMs).unref();
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
