function scaled(figure: string, places: number): bigint {
  const [whole = '0', fraction = ''] = figure.replace('-', '').split('.');
  const size = BigInt(whole + fraction.padEnd(places, '0'));
  return figure.startsWith('-') ? -size : size;
}

const placesOf = (figure: string): number => figure.split('.')[1]?.length ?? 0;

/** Plain decimals as whole numbers of their smallest common place. */
export function alike(...figures: readonly string[]): bigint[] {
  const places = Math.max(...figures.map(placesOf));
  return figures.map((figure) => scaled(figure, places));
}

/** The exact sum of plain decimals that are not negative. */
export function addFigures(...figures: readonly string[]): string {
  const places = Math.max(0, ...figures.map(placesOf));
  const total = alike(...figures).reduce((sum, it) => sum + it, 0n);
  const digits = String(total).padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Whether two plain decimals have one value: `5` is `5.00`. */
export function isSameFigure(figure: string, other: string): boolean {
  const [one, two] = alike(figure, other);
  return one === two;
}

/** Whether one plain decimal is more than another, exactly. */
export function isMore(figure: string, other: string): boolean {
  const [one = 0n, two = 0n] = alike(figure, other);
  return one > two;
}

/** Whether `one` is at most as far from `target` as `other` is. */
export function isNearer(one: string, other: string, target: string): boolean {
  const [a = 0n, b = 0n, goal = 0n] = alike(one, other, target);
  const distance = (value: bigint) => (value > goal ? value - goal : goal - value);
  return distance(a) <= distance(b);
}
