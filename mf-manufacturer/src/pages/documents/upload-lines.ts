/** Lets so many uploads go on at once; the others wait for their turn, first come, first served. */
export function uploadLines(atOnce: number) {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  return async <Answer>(upload: () => Promise<Answer>): Promise<Answer> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await upload();
    } finally {
      const next = waiting.shift();
      // The next one takes this line.
      if (next) next();
      else free += 1;
    }
  };
}
