import * as z from 'zod';
import type { Env } from '../../env.ts';
import { dataDirOf } from '../../platform/db/provide-database.ts';
import { AppError, type ModuleContext, unidentified } from '../../platform/http/index.ts';
import { type MediaStore, mediaStore } from './media-store.ts';

const params = z.object({ name: z.string() });

/** Pictures of products. Their names are hashes of their content, so browsers may keep them for ever. */
export function mediaRoute({ app, env }: ModuleContext): void {
  let media: MediaStore | undefined;
  app.get(
    '/media/:name',
    { config: { access: unidentified }, schema: { hide: true } },
    async (request, reply) => {
      media ??= openMedia(env);
      const { name } = params.parse(request.params);
      const found = await media.read(name);
      if (!found) throw new AppError('page.not-found');
      return reply
        .headers({ 'content-type': found.type, 'cache-control': 'public, max-age=31536000, immutable' })
        .send(found.bytes);
    },
  );
}

/** Opened at the first request, because only a market that runs has a folder to look into. */
const openMedia = (env: Env) => mediaStore(dataDirOf(env));
