/** A glyph in a sprite, as the build makes one of each line of a `*.sprite.ts` file. */
export type SpriteGlyph = Readonly<{
  /** Address of the sprite. */
  sprite: string;
  /** Of the glyph's symbol in it. */
  id: string;
}>;
