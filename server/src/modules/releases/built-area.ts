import { type RegisteredArea, registeredArea } from 'shared-kit/contract';
import * as z from 'zod';

const files = z.array(z.string());

/** `area.json`, which an area's build writes beside its files; all paths in it are file names. */
export const builtArea = z.object({
  id: registeredArea.shape.id,
  version: z.string().regex(/^[0-9A-Za-z.-]{1,80}$/),
  contract: z.int(),
  entry: z.string(),
  scripts: files,
  styles: files,
  pages: z.array(
    z.object({
      route: z.string(),
      pattern: z.string(),
      scripts: files,
      styles: files,
      shared: files,
      /** What stands for the page where its link is shared. */
      picture: z.string().nullish(),
      /** What the page asks the API first, with places for what its address and its visitor say. */
      questions: files.optional(),
      /** How the address of the page is found where it has a parameter; for the one who releases. */
      sample: z
        .object({ ask: z.string(), list: z.string(), field: z.string(), each: z.string().optional() })
        .nullish(),
    }),
  ),
  messages: z.record(z.string(), files),
  /** Patterns of the pages whose HTML is made beforehand, or when they are asked for, and the file to make it with. */
  prerendered: z.object({ pages: files, rendered: files.optional(), bundle: z.string() }).nullish(),
  integrity: z.record(z.string(), z.string()),
});
export type BuiltArea = z.infer<typeof builtArea>;

/** Where a release's files are served, for ever. */
export const releaseAddress = (area: string, version: string, file: string): string =>
  `/r/${area}/${version}/${file}`;

/** A release with its addresses: what the server needs to write a page's early hints. */
export type AreaRelease = BuiltArea;

/** Every file name becomes the address under which it is served. */
export function addressed(built: BuiltArea): AreaRelease {
  const address = (file: string) => releaseAddress(built.id, built.version, file);
  const addresses = (names: readonly string[]) => names.map(address);
  return {
    ...built,
    entry: address(built.entry),
    scripts: addresses(built.scripts),
    styles: addresses(built.styles),
    pages: built.pages.map((page) => ({
      ...page,
      scripts: addresses(page.scripts),
      styles: addresses(page.styles),
      picture: page.picture ? address(page.picture) : null,
    })),
    messages: mapValues(built.messages, addresses),
    integrity: Object.fromEntries(
      Object.entries(built.integrity).map(([file, hash]) => [address(file), hash]),
    ),
  };
}

/** What the registry tells of a release. */
export const registered = ({
  id,
  version,
  contract,
  entry,
  integrity,
  pages,
}: AreaRelease): RegisteredArea => ({
  id,
  version,
  contract,
  entry,
  integrity: integrity[entry] ?? '',
  pages: pages.map(({ route, pattern }) => ({ route, pattern })),
});

const mapValues = <From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
