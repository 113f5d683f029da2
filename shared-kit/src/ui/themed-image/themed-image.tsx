import clsx from 'clsx';
import { Fragment } from 'react';
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
  /** True for the largest thing in sight: asked for with the document, not once the page is laid out. */
  isFirst?: boolean;
}

const modes = ['light', 'dark'] as const;

/** The style sheet shows the file that fits the colour mode; a lazy image that is not shown is not fetched. */
export function ThemedImage({ files, alt = '', className, isFirst = false, ...size }: ThemedImageProps) {
  return modes.map((mode) => (
    <Fragment key={mode}>
      {isFirst && (
        <link
          rel="preload"
          as="image"
          href={files[mode]}
          media={`(prefers-color-scheme: ${mode})`}
          fetchPriority="high"
        />
      )}
      <img
        {...size}
        src={files[mode]}
        alt={alt}
        className={clsx(styles.root, className)}
        data-mode={mode}
        loading="lazy"
        decoding="async"
      />
    </Fragment>
  ));
}
