const hexColour = /^#[0-9a-f]{6}$/i;

/** Colours come from sellers and go into markup, so only six hex digits are allowed. */
export const isHexColour = (value: unknown): value is string =>
  typeof value === 'string' && hexColour.test(value);

const channels = (colour: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** `share` of the way from one hex colour to another, 0 to 1. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  return `#${channels(from)
    .map((value, index) => {
      const mixed = Math.round(value + ((target[index] ?? value) - value) * share);
      return mixed.toString(16).padStart(2, '0');
    })
    .join('')}`;
}

export const darker = (colour: string, share: number): string => mix(colour, '#000000', share);
export const lighter = (colour: string, share: number): string => mix(colour, '#ffffff', share);
