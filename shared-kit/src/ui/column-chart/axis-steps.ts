/** Values at the lines of an axis from 0 to at least `highest`: at most five whole steps of 1, 2 or 5 times a power of ten. */
export function axisSteps(highest: number): readonly number[] {
  if (highest <= 0) return [0, 1];
  const least = Math.max(1, highest / 5);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((times) => times * power).find((size) => size >= least) ?? 10 * power;
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, line) => line * step);
}
