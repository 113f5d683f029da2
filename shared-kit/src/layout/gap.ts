/** A step of the scale of spaces: `--s-1` is 4 px, `--s-4` is 16 px. */
export type Gap = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '8';
