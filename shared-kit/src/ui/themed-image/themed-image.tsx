import clsx from 'clsx';
import styles from './themed-image.module.css';

export interface ThemedImageProps {
  /** A file for each colour mode. */
  files: { light: string; dark: string };
  /** Pixels of the drawing itself, so that its place is kept. */
  width: number;
  height: number;
  /** Left out where words beside the picture say the same. */
  alt?: string;
  className?: string | undefined;
}

/** The style sheet shows the file that fits the colour mode; a lazy image that is not shown is not fetched. */
export function ThemedImage({ files, alt = '', className, ...size }: ThemedImageProps) {
  return (['light', 'dark'] as const).map((mode) => (
    <img
      key={mode}
      {...size}
      src={files[mode]}
      alt={alt}
      className={clsx(styles.root, className)}
      data-mode={mode}
      loading="lazy"
      decoding="async"
    />
  ));
}
