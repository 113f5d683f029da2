import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';

type Html = Readonly<{ head: string; body: string }>;
type Theme = 'light' | 'dark' | null;
export type InlineDrawing = (html: Html, theme: Theme) => Promise<Html>;

/** Some 10 kB each. */
const mostKept = 200;
/** A larger one would hold back the words of its page for longer than a request of its own takes. */
const mostCharacters = 20_000;

const asked =
  /<link rel="preload" as="image" href="(\/api\/products\/[^"]+\/drawing-(light|dark)\.svg[^"]*)" media="([^"]*)"/g;

const images = /<img [^>]*src="([^"]*)"[^>]*>/g;

/**
 * A page that asks for a product's drawing with its document gets it in the document: nothing that comes later is
 * larger, so the page is painted whole at once. Who may have either colours gets the light one so, and the dark one as
 * before. The hints stay for React, which looks for them; one that nobody needs is for no medium.
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
 * Else browsers paint what they have read so far, and lay out the page twice before the drawing is seen. Its end, or that
 * of the document, lets them go on; who doesn't know it paints as before.
 */
const waiting = '<link rel="expect" blocking="render" href="#first-drawing">';

/** What is there needs neither the layout nor another thread before it is shown: either would be a frame more. */
const ready = (image: string, drawing: string): string =>
  image
    .replace('<img ', '<img id="first-drawing" ')
    .replace('loading="lazy"', 'loading="eager"')
    .replace('decoding="async"', 'decoding="sync"')
    .replace(/src="[^"]*"/, () => `src="${drawing}"`);

/** As it stands between double quotes in HTML; readable, so that it is compressed with the rest. */
const dataAddress = (svg: string): string =>
  `data:image/svg+xml,${svg.replace(/[%#"&]/g, (sign) => (sign === '&' ? '&amp;' : encodeURIComponent(sign)))}`;
