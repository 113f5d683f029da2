import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import styles from './icon.module.css';
import type { SpriteGlyph } from './sprite-glyph.ts';
import { useSprite } from './sprite-store.ts';

/** Export of a `*.sprite.ts` file: a component when run unbuilt, a place in the sprite after the build. */
export type IconGlyph = LucideIcon | SpriteGlyph;

export interface IconProps {
  /** One of the glyphs exported by a `*.sprite.ts` file. */
  of: IconGlyph;
  /** 12, 14, 16, 18 or 24 px; the stroke stays the same on screen. */
  size?: 'tiny' | 'small' | 'medium' | 'large' | 'huge';
  /** Accessible name if there is no text beside the icon; without it the icon is decoration. */
  label?: string;
  className?: string;
}

const strokeWidth = 1.75;

export function Icon({ of: Glyph, size = 'medium', label, className }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const look = { ...naming, className: clsx(styles.root, className), 'data-size': size, strokeWidth };
  return 'sprite' in Glyph ? <FromSprite {...look} glyph={Glyph} /> : <Glyph {...look} />;
}

/** Keeps its size while the sprite loads; if the sprite is late, shows a dot. */
function FromSprite({ glyph, ...look }: { glyph: SpriteGlyph }) {
  const state = useSprite(glyph.sprite);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named or hidden by what the icon hands on
    <svg
      {...look}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {state === 'ready' && <use href={`#${glyph.id}`} />}
      {state === 'late' && <circle cx="12" cy="12" r="4" />}
    </svg>
  );
}
