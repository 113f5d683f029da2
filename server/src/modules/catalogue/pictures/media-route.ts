import * as z from 'zod';
import { AppError, type ModuleContext, unidentified } from '../../../platform/http/index.ts';
import { derivedPictures } from './derived-pictures.ts';
import { mediaStore } from './media-store.ts';

const forEver = 'public, max-age=31536000, immutable';
const forNow = 'public, max-age=60';
const params = z.object({ name: z.string() });

/**
 * Serves pictures of products, original and smaller. Their names are hashes of their content, so browsers may cache
 * them for ever.
 */
export function mediaRoute({ app, files }: ModuleContext): void {
  const media = mediaStore(files);
  const derived = derivedPictures(media, files);
  app.get(
    '/media/:name',
    { config: { access: unidentified }, schema: { hide: true } },
    async (request, reply) => {
      const { name } = params.parse(request.params);
      const uploaded = await media.read(name);
      const found = uploaded ? { ...uploaded, lasting: true } : await derived(name);
      if (!found) throw new AppError('page.not-found');
      return reply
        .headers({ 'content-type': found.type, 'cache-control': found.lasting ? forEver : forNow })
        .send(found.bytes);
    },
  );
}
