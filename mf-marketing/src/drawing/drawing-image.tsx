import type { DrawingFiles } from 'shared-kit/drawing';
import styles from './drawing-image.module.css';

type DrawingImageProps = {
  files: DrawingFiles;
  width: number;
  height: number;
  /** Left out where words beside the drawing say the same. */
  alt?: string;
  className?: string | undefined;
};

/**
 * A drawing is a file for each colour mode; the style sheet shows the one that fits, and a lazy image that is not
 * shown is not fetched.
 */
export function DrawingImage({ files, alt = '', className, ...size }: DrawingImageProps) {
  return (['light', 'dark'] as const).map((mode) => (
    <img
      key={mode}
      {...size}
      src={files[mode]}
      alt={alt}
      className={className ? `${styles.image} ${className}` : styles.image}
      data-mode={mode}
      loading="lazy"
      decoding="async"
    />
  ));
}
