/** A glyph in a sprite. The build makes one of each export of a `*.sprite.ts` file. */
export type SpriteGlyph = Readonly<{
  /** Address of the sprite. */
  sprite: string;
  /** Id of the glyph's symbol. */
  id: string;
}>;
