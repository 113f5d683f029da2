/** Keeps a drawing as a file; answers the file's name. */
export type EmitDrawing = (name: string, svg: string) => string;

const inline = 'data:image/svg+xml,';

/**
 * The same value as an expression in which every drawing stands as `at("its file")`. Throws where something else than
 * drawings and groups of them is found, since it would be lost without a word.
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
