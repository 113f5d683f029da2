const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} kB`;

/** One line: a size, compared with the release before. */
export function compared(what, bytes, before) {
  if (!before) return `${what} ${kilobytes(bytes)}`;
  const percent = ((bytes - before) / before) * 100;
  const sign = percent > 0 ? '+' : '';
  return `${what} ${kilobytes(bytes)} (before ${kilobytes(before)}, ${sign}${percent.toFixed(1)} %)`;
}
