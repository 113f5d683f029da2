import clsx from 'clsx';
import { Fragment } from 'react';
import styles from './themed-image.module.css';

export interface ThemedImageProps {
  /** One file per colour mode. */
  files: { light: string; dark: string };
  /** Size in pixels, so that the space is reserved. */
  width: number;
  height: number;
  /** Left out if text beside the image says the same. */
  alt?: string;
  className?: string | undefined;
  /** True for the largest image of the first view: it is preloaded with the document. */
  isFirst?: boolean;
}

const modes = ['light', 'dark'] as const;

/** The style sheet shows the file for the colour mode; browsers don't fetch hidden lazy images. */
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
