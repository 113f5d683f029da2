import clsx from 'clsx';
import { Fragment } from 'react';
import { drawingAmong } from './inline-drawing.ts';
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
export function ThemedImage({ files, isFirst = false, alt = '', className, ...size }: ThemedImageProps) {
  const inline = isFirst ? drawingAmong(files) : null;
  return modes.map((mode) => {
    const isInline = inline?.address === files[mode];
    return (
      <Fragment key={mode}>
        {isInline && <Awaited />}
        {isFirst && (
          <link
            rel="preload"
            as="image"
            href={files[mode]}
            // React looks for the hint in the browser, even if nothing is to be fetched.
            media={isInline || inline?.isOnlyOne ? 'not all' : `(prefers-color-scheme: ${mode})`}
            fetchPriority="high"
          />
        )}
        <img
          {...size}
          {...(isInline ? { ...atOnce, src: inline.data } : { ...whenShown, src: files[mode] })}
          alt={alt}
          className={clsx(styles.root, className)}
          data-mode={mode}
        />
      </Fragment>
    );
  });
}

const whenShown = { loading: 'lazy', decoding: 'async' } as const;
/** Waiting for the layout or another thread would cost a frame. */
const atOnce = { id: 'first-drawing', loading: 'eager', decoding: 'sync' } as const;

/**
 * Delays the first paint until the drawing is parsed. Otherwise browsers paint what they have read and lay the page
 * out twice. Browsers that don't know this paint as before.
 */
const Awaited = () => <link rel="expect" blocking="render" href={`#${atOnce.id}`} />;
