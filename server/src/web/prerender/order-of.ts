import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { PublicConfig } from 'shared-kit/contract/market';
import { type AreaRelease, readReleaseFile, registered } from '../../modules/releases/index.ts';
import type { FileStore } from '../../platform/files/index.ts';
import { readBuiltHost } from '../built-host.ts';
import type { Order } from './make-pages.ts';

/** The file that the host's build writes for rendering. */
const hostBundle = 'pages.cjs';

export type MakingParts = Readonly<{
  files: FileStore;
  hostFolder: string;
  config: PublicConfig;
  log: FastifyBaseLogger;
}>;

/**
 * The task for rendering a release's pages; null if the release or the host doesn't support it. Throws if the host's
 * bundle isn't what its build described.
 */
export async function orderOf(
  { files, hostFolder, config }: MakingParts,
  area: AreaRelease,
): Promise<Order | null> {
  const host = join(hostFolder, hostBundle);
  const code = await readReleaseFile(files, area.id, area.version, area.html?.bundle ?? '');
  const ofHost = await readFile(host).catch(() => null);
  if (!code || !ofHost) return null;
  const hash = `sha256-${createHash('sha256').update(ofHost).digest('base64')}`;
  if ((await readBuiltHost(hostFolder)).integrity[`/h/${hostBundle}`] !== hash)
    throw new Error(`${host} is not what the host's build described: build the host again`);
  return {
    host,
    area: code.toString('utf8').replaceAll('/files-of-release/', `/r/${area.id}/${area.version}/`),
    registered: registered(area),
    config,
  };
}
