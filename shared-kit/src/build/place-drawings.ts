/** Writes a drawing to a file; returns the file's name. */
export type EmitDrawing = (name: string, svg: string) => string;

const inline = 'data:image/svg+xml,';

/**
 * Turns the value into an expression in which each drawing is `at("its file")`. Throws on anything but drawings and
 * groups of them, which would otherwise be lost silently.
 */
export function placeDrawings(value: unknown, name: string, emit: EmitDrawing): string {
  if (typeof value === 'string' && value.startsWith(inline)) {
    return `at(${JSON.stringify(emit(name, decodeURIComponent(value.slice(inline.length))))})`;
  }
  if (typeof value !== 'object' || value === null)
    throw new Error(`${name} is neither a drawing nor a group of drawings`);
  const members = Object.entries(value).map(
    ([key, member]) => `${JSON.stringify(key)}: ${placeDrawings(member, `${name}-${key}`, emit)}`,
  );
  return `{ ${members.join(', ')} }`;
}
