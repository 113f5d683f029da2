/** Yields what `source` yields, and has it make the next item while the reader works on this one. */
export async function* ahead<Item>(source: AsyncGenerator<Item, void>): AsyncGenerator<Item, void> {
  let next = source.next();
  try {
    for (;;) {
      const result = await next;
      if (result.done) return;
      next = source.next();
      // Its failure is thrown to the reader, who asks for it later.
      next.catch(() => undefined);
      yield result.value;
    }
  } finally {
    await source.return();
  }
}
