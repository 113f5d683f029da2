import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { AppError } from '../platform/http/app-error.ts';

const builtHost = z.object({
  version: z.string(),
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  fonts: z.record(z.string(), z.string()),
  onDemand: z.record(z.string(), z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) })),
  /** The sprite of the icons on every page. */
  sprite: z.string().nullable(),
  icon: z.string(),
  integrity: z.record(z.string(), z.string()),
  /** Names of the routes whose pages belong to the host itself. */
  pages: z.array(z.string()),
});
export type BuiltHost = z.infer<typeof builtHost>;

/** `host.json`, which the host's build writes beside its files. */
export async function readBuiltHost(folder: string): Promise<BuiltHost> {
  const text = await readFile(join(folder, 'host.json'), 'utf8').catch(() => null);
  if (text === null) throw new AppError('server.not-ready', { detail: 'The host is not built yet.' });
  return builtHost.parse(JSON.parse(text));
}
