const idInCapitals = /(?<=\/)(?=[^/]*[A-F])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?=\/|$)/gi;

/** A path with its ids in small letters, as they stand in addresses; null if it has none in capitals. */
export function withSmallIds(path: string): string | null {
  const meant = path.replace(idInCapitals, (id) => id.toLowerCase());
  return meant === path ? null : meant;
}
