import type { NavigatedRoute } from 'shared-kit/contract/access';
import { declaredRoute, declaredSlot, exportNames, type RegisteredArea } from 'shared-kit/contract/areas';
import { menuEntry } from 'shared-kit/contract/menu';
import { faultOfAreaId, specifiedRoutes } from 'shared-kit/contract/routes';
import * as z from 'zod';

const files = z.array(z.string());

/** `area.json`, which an area's build writes beside its files; all its paths are file names. */
export const builtArea = z.object({
  id: z.string().refine((it) => faultOfAreaId(it) === null),
  version: z.string().regex(/^[0-9A-Za-z.-]{1,80}$/),
  contract: z.int(),
  /** The names that it uses of the host's shared entries. Older releases don't list them. */
  uses: z.optional(exportNames),
  /** What it asks of the API. Older releases don't list it. */
  asks: files.optional(),
  entry: z.string(),
  scripts: files,
  styles: files,
  /** Older releases don't declare routes: theirs are the specified ones. */
  routes: z.array(declaredRoute).optional(),
  pages: z.array(
    z.object({
      route: z.string(),
      pattern: z.string(),
      scripts: files,
      styles: files,
      shared: files,
      /** Preview picture for shared links to the page. */
      picture: z.string().nullish(),
      /** The page's first API requests, with placeholders for parameters of the URL and the visitor. */
      questions: files.optional(),
      /** Where the answer to the first question tells the page's first image. */
      firstImage: z.string().nullish(),
      /** How to find a URL of a page with a parameter, to try the release. */
      sample: z
        .object({ ask: z.string(), list: z.string(), field: z.string(), each: z.string().optional() })
        .nullish(),
    }),
  ),
  menu: z.array(menuEntry).optional(),
  /** The slots of other pages that it fills, with the first files of each panel. */
  slots: z.array(z.object({ ...declaredSlot.shape, scripts: files, styles: files })).optional(),
  messages: z.record(z.string(), files),
  /** Patterns of the pages that come as HTML, and the bundle that renders them. */
  html: z.object({ pages: files, bundle: z.string() }).nullish(),
  integrity: z.record(z.string(), z.string()),
});
export type BuiltArea = z.infer<typeof builtArea>;

/** URL of a release's file, valid for ever. */
export const releaseAddress = (area: string, version: string, file: string): string =>
  `/r/${area}/${version}/${file}`;

/** A release with its URLs: what the server needs to preload a page's files. */
export type AreaRelease = BuiltArea &
  Readonly<{
    /** Whether the host that runs can't show it. */
    isUnavailable?: boolean;
  }>;

/** Turns every file name into the URL that serves it. */
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
    ...(built.slots && {
      slots: built.slots.map((slot) => ({
        ...slot,
        scripts: addresses(slot.scripts),
        styles: addresses(slot.styles),
      })),
    }),
    messages: mapValues(built.messages, addresses),
    integrity: Object.fromEntries(
      Object.entries(built.integrity).map(([file, hash]) => [address(file), hash]),
    ),
  };
}

/** The pages that a trial opens, each with what the access rules read of its route. */
export const pagesToTry = ({ id, routes, pages }: Pick<BuiltArea, 'id' | 'routes' | 'pages'>) =>
  pages.flatMap(({ route, pattern, sample }) => {
    const known: readonly NavigatedRoute[] = routes ?? specifiedRoutes(id);
    const its = known.find(({ name }) => name === route);
    return its ? [{ route, path: its.path, access: its.access ?? [], pattern, sample }] : [];
  });

/** A release's entry in the registry. */
export const registered = ({
  id,
  version,
  contract,
  entry,
  integrity,
  routes,
  pages,
  menu,
  slots,
  isUnavailable,
}: AreaRelease): RegisteredArea => ({
  id,
  version,
  contract,
  entry,
  integrity: integrity[entry] ?? '',
  ...(routes && { routes }),
  pages: pages.map(({ route, pattern }) => ({ route, pattern })),
  ...(menu && { menu }),
  ...(slots?.length && { slots: slots.map(({ name, order, height }) => ({ name, order, height })) }),
  ...(isUnavailable && { isUnavailable }),
});

const mapValues = <From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
