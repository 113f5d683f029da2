import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Locale, locales } from 'shared-kit/contract/languages';
import * as z from 'zod';
import type { Env } from '../platform/env.ts';
import { AppError } from '../platform/http/app-error.ts';

const builtHost = z.object({
  version: z.string(),
  mode: z.enum(['production', 'development']),
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

/** The host's build as the server reads it: once, but anew each time in development, where it changes. */
export type HostBuild = Readonly<{
  host: () => Promise<BuiltHost>;
  /** The development build of the host, if there is one. */
  developmentHost: () => Promise<BuiltHost | null>;
  /** The host's messages; empty until it is built. */
  texts: (locale: Locale) => Promise<Readonly<Record<string, string>>>;
}>;

export function hostBuild({ mode }: Pick<Env, 'mode'>, folder: string): HostBuild {
  const kept = mode === 'development' ? <Value>(read: () => Promise<Value>) => read : once;
  const texts = new Map(locales.map((locale) => [locale, kept(() => readTexts(folder, locale))]));
  return {
    host: kept(() => readBuiltHost(folder)),
    developmentHost: () => readBuiltHost(developmentFolder(folder)).catch(() => null),
    texts: async (locale) => (await texts.get(locale)?.()) ?? {},
  };
}

/** The host's builds are in sibling folders; files without a hash in their name belong to this one only. */
export const developmentFolder = (hostFolder: string): string => `${hostFolder.replace(/-dev$/, '')}-dev`;

const readTexts = async (folder: string, locale: Locale) =>
  JSON.parse(await readFile(join(folder, `messages.${locale}.json`), 'utf8').catch(() => '{}'));

/** Made when first asked for; what failed is tried again. */
const once = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: Promise<Value> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
};
