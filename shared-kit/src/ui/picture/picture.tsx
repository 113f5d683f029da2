import styles from './picture.module.css';

export interface PictureProps {
  /** Fallback file for browsers that support none of the formats. */
  src: string;
  /** Formats in order of preference, each with its `srcset`. */
  sources: readonly Readonly<{ type: string; srcSet: string }>[];
  /** Rendered width, as a `sizes` attribute. */
  sizes: string;
  /** Aspect ratio, so that the space is reserved. */
  width: number;
  height: number;
  /** Left out if text beside the picture says the same. */
  alt?: string | undefined;
  /** True for pictures in the first view; others load when they come near. */
  eager?: boolean;
  className?: string | undefined;
}

/** A photograph in the smallest sufficient file. */
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
