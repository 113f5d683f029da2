const placeOf = ({ script, line, column, source }) =>
  source ? `${source.file}:${source.line}:${source.column}` : `${script}:${line}:${column}`;

/** Lines of `pnpm releases <area> --failures`: each failure and its stack, with places in the source if the map is kept. */
export function failureLines(name, failures) {
  if (failures.length === 0) return [`No browser reported a failure of ${name} in 30 days.`];
  return failures.flatMap(({ hash, code, version, page, count, firstDay, lastDay, frames, components }) => [
    `${lastDay}  ${String(count).padStart(6)} times  ${code}  ${page ?? ''}`.trimEnd(),
    `            ${version}, failure ${hash}${firstDay === lastDay ? '' : `, since ${firstDay}`}`,
    ...frames.map((it) => `              at ${placeOf(it)}`),
    ...components.map((it) => `              in ${placeOf(it)}`),
  ]);
}
