import styles from './picture.module.css';

export interface PictureProps {
  /** The file for browsers that know none of the formats. */
  src: string;
  /** Formats in order of preference, each with its widths as `srcset` has them. */
  sources: readonly Readonly<{ type: string; srcSet: string }>[];
  /** How wide it stands, as `sizes` has it. */
  sizes: string;
  /** The proportions of its place, so that it is kept. */
  width: number;
  height: number;
  /** Left out where words beside the picture say the same. */
  alt?: string | undefined;
  /** True for what is seen first; everything else is fetched when it comes near. */
  eager?: boolean;
  className?: string | undefined;
}

/** A photograph in the smallest file that is sharp enough. */
export function Picture({ sources, sizes, src, alt = '', eager = false, ...rest }: PictureProps) {
  return (
    <picture className={styles.root}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img {...rest} src={src} alt={alt} loading={eager ? 'eager' : 'lazy'} decoding="async" />
    </picture>
  );
}
