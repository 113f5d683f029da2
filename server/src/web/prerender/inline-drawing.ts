import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';

type Html = Readonly<{ head: string; body: string }>;
type Theme = 'light' | 'dark' | null;
export type InlineDrawing = (html: Html, theme: Theme) => Promise<Html>;

/** About 10 kB each. */
const mostKept = 200;
/** A larger drawing would delay its page's text longer than a separate request takes. */
const mostCharacters = 20_000;

const asked =
  /<link rel="preload" as="image" href="(\/api\/products\/[^"]+\/drawing-(light|dark)\.svg[^"]*)" media="([^"]*)"/g;

const images = /<img [^>]*src="([^"]*)"[^>]*>/g;

/**
 * Puts a product's drawing into its document if the page preloads it. Nothing larger loads later, so the page is
 * painted complete at once. A visitor without a chosen theme gets the light drawing inline and the dark one as before.
 * The hints stay, because React looks for them; unneeded ones get `media="not all"`.
 */
export function inlineDrawing(app: FastifyInstance): InlineDrawing {
  const kept = new LRUCache<string, string>({ max: mostKept });
  const read = async (address: string): Promise<string | null> => {
    const known = kept.get(address);
    if (known !== undefined) return known;
    const answer = await app.inject({ url: address.replaceAll('&amp;', '&') });
    if (answer.statusCode !== 200 || answer.body.length > mostCharacters) return null;
    const drawing = dataAddress(answer.body);
    kept.set(address, drawing);
    return drawing;
  };
  return async ({ head, body }, theme) => {
    const shown = theme ?? 'light';
    const address = [...head.matchAll(asked)].find(([, , mode]) => mode === shown)?.[1];
    const drawing = address ? await read(address) : null;
    if (drawing === null) return { head, body };
    return {
      head: head
        .replaceAll(asked, (hint, _address: string, mode: string, media: string) =>
          mode === shown || theme ? hint.replace(`media="${media}"`, 'media="not all"') : hint,
        )
        .concat(waiting),
      body: body.replaceAll(images, (image, src: string) =>
        src === address ? ready(image, drawing) : image,
      ),
    };
  };
}

/**
 * Delays the first paint until the drawing is parsed. Otherwise browsers paint what they have read and lay the page
 * out twice. Browsers that don't know this paint as before.
 */
const waiting = '<link rel="expect" blocking="render" href="#first-drawing">';

/** Eager and synchronous: waiting for the layout or another thread would cost a frame. */
const ready = (image: string, drawing: string): string =>
  image
    .replace('<img ', '<img id="first-drawing" ')
    .replace('loading="lazy"', 'loading="eager"')
    .replace('decoding="async"', 'decoding="sync"')
    .replace(/src="[^"]*"/, () => `src="${drawing}"`);

/** A data URL for a double-quoted attribute. Not base64, so that it compresses with the rest. */
const dataAddress = (svg: string): string =>
  `data:image/svg+xml,${svg.replace(/[%#"&]/g, (sign) => (sign === '&' ? '&amp;' : encodeURIComponent(sign)))}`;
