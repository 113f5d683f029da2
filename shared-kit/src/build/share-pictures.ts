import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import type { Compiler } from '@rspack/core';
import { hashOf } from './hash-of.ts';
import { sharePicture } from './share-picture.ts';

/** An area's preview pictures: SVG by route name. */
const source = 'src/art/share-pictures.ts';
const isOf = (route: string) => new RegExp(`^share-${route}\\.\\w+\\.png$`);

/** Finds the preview picture of a route among a build's files. */
export const sharePictureOf = (route: string, files: readonly string[]): string | null =>
  files.find((file) => isOf(route).test(file)) ?? null;

/** Writes preview pictures as link services want them: PNG of 1200 by 630 pixels. */
export class SharePictures {
  readonly #file: string;
  constructor(root: string) {
    this.#file = join(root, source);
  }

  apply(compiler: Compiler): void {
    if (!existsSync(this.#file)) return;
    compiler.hooks.thisCompilation.tap('SharePictures', (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'SharePictures', stage }, async () => {
        const { default: drawings } = (await import(pathToFileURL(this.#file).href)) as {
          default: Readonly<Record<string, string>>;
        };
        for (const [route, drawing] of Object.entries(drawings)) {
          const picture = sharePicture(drawing);
          const png = new Resvg(picture).render().asPng();
          compilation.emitAsset(
            `share-${route}.${hashOf(picture)}.png`,
            new compiler.rspack.sources.RawSource(png),
          );
        }
      });
    });
  }
}
