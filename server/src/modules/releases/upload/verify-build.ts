import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { versionByContent } from 'shared-kit/area-version';
import { type AreaId, areaContract, federationName } from 'shared-kit/contract/areas';
import { faultsOfRoutes, type RouteEntry, specifiedRoutes } from 'shared-kit/contract/routes';
import { faultOfWeight, faultsOfSlots } from 'shared-kit/contract/slots';
import { AppError } from '../../../platform/http/index.ts';
import { refuseUnstorableText } from '../../../platform/http/storable-text.ts';
import type { ReleaseFiles } from '../artefacts.ts';
import { type BuiltArea, builtArea } from '../built-area.ts';
import { assertContract } from '../live/host.ts';

const kilobyte = 1024;
/** Size as gzip. */
export const entryBudget = 16 * kilobyte;

type Expected = Readonly<{ area: AreaId; version: string }>;

/** Throws on any fault of a build, before a visitor gets it; returns its description. */
export async function verifyBuild(files: ReleaseFiles, { area, version }: Expected): Promise<BuiltArea> {
  const built = readDescription(files);
  if (built.id !== area || built.version !== version) {
    throw invalid(`It is ${built.id} ${built.version}, not ${area} ${version}.`);
  }
  assertContract(built, areaContract);
  if (!built.uses) throw invalid("It doesn't say what it uses of the shared entries; a newer kit says it.");
  verifyPages(built);
  verifyFiles(files, built);
  verifySlots(files, built);
  verifyVersion(files, built);
  verifyEntry(files, built);
  await verifyStyles(files, area);
  return built;
}

/** The folder may contain anything. */
export function readDescription(files: ReleaseFiles): BuiltArea {
  const text = files.get('area.json')?.toString('utf8');
  if (text === undefined) throw invalid('It has no area.json.');
  try {
    const told: unknown = JSON.parse(text);
    refuseUnstorableText(told, 'release.build-invalid');
    return builtArea.parse(told);
  } catch (cause) {
    throw invalid('Its area.json is malformed.', cause);
  }
}

/** Routes must be such as the market can serve. Each page must be of one, and must not evade the access rules. */
function verifyPages({ id, routes, pages }: BuiltArea): void {
  const faults = faultsOfRoutes(routes ?? []);
  if (faults.length > 0) throw invalid(inShort(faults));
  const known: readonly Pick<RouteEntry, 'name' | 'path'>[] = routes ?? specifiedRoutes(id);
  for (const { route, pattern } of pages) {
    const entry = known.find((it) => it.name === route);
    if (!entry) {
      const detail = `It declares no route ${route}, of which it has a page at ${pattern}.`;
      throw new AppError('release.page-unknown', { detail });
    }
    const prefix = entry.path.endsWith('/*') ? entry.path.slice(0, -2) : null;
    const isOfIt =
      prefix === null
        ? pattern === entry.path
        : pattern === prefix || (pattern.startsWith(`${prefix}/`) && !exempting.test(pattern));
    if (!isOfIt) throw invalid(`The page at ${pattern} is not of its route ${route}, at ${entry.path}.`);
  }
}
const exempting = /documents|signed-manufacturer|signed-provider/;

/** Every script and style sheet needs a hash, every hash a file, and compressed files the same content. */
function verifyFiles(files: ReleaseFiles, built: BuiltArea): void {
  for (const [name, content] of files) {
    const hash = built.integrity[name];
    if ((hash || /\.(js|css)$/.test(name)) && !isHashOf(hash, content)) {
      throw invalid(`${name} is not the file that its description tells of.`);
    }
    const plain = /\.(br|gz)$/.test(name) ? files.get(name.slice(0, -3)) : undefined;
    if (/\.(br|gz)$/.test(name) && !(plain && unpacked(name, content, plain.length)?.equals(plain))) {
      throw invalid(`${name} doesn't hold what the file of that name holds.`);
    }
  }
  const named = [
    built.entry,
    ...built.scripts,
    ...built.styles,
    ...built.pages.flatMap((page) => [
      ...page.scripts,
      ...page.styles,
      ...(page.picture ? [page.picture] : []),
    ]),
    ...(built.slots ?? []).flatMap(({ scripts, styles }) => [...scripts, ...styles]),
    ...Object.values(built.messages).flat(),
    ...(built.html ? [built.html.bundle] : []),
    ...Object.keys(built.integrity),
  ];
  const missing = named.find((name) => !files.has(name));
  if (missing) throw invalid(`${missing} is missing.`);
}

/** The slots must be such as the market has, and the panels as light as it serves them. */
function verifySlots(files: ReleaseFiles, { slots = [] }: BuiltArea): void {
  const faults = faultsOfSlots(slots);
  if (faults.length > 0) throw invalid(inShort(faults));
  const served = (file: string) => (files.get(`${file}.br`) ?? files.get(file))?.length ?? 0;
  for (const { name, scripts, styles } of slots) {
    const bytes = [...scripts, ...styles].reduce((sum, file) => sum + served(file), 0);
    const detail = faultOfWeight(name, bytes);
    if (detail) throw new AppError('release.too-large', { detail });
  }
}

/** A version names one content: neither another file nor another description may come under it. */
export function verifyVersion(files: ReleaseFiles, { version }: BuiltArea): void {
  const byContent = versionByContent(files);
  if (version === byContent) return;
  throw new AppError('release.version-wrong', {
    detail: `By its content it is ${byContent}, not ${version}.`,
  });
}

/** The size as gzip that every visit of the area loads first. */
export const entryWeight = (files: ReleaseFiles, { entry }: BuiltArea): number =>
  gzipSync(files.get(entry) ?? Buffer.alloc(0)).length;

/** The host finds an area by its own global name only. */
function verifyEntry(files: ReleaseFiles, built: BuiltArea): void {
  const name = federationName(built.id);
  if (!new RegExp(`\\b${name}\\b`).test(String(files.get(built.entry)))) {
    throw invalid(`${built.entry} doesn't define ${name}.`);
  }
  const weight = entryWeight(files, built);
  if (weight > entryBudget) {
    throw new AppError('release.too-large', {
      detail: `${built.entry} weighs ${weight} bytes compressed; ${entryBudget} are allowed.`,
    });
  }
}

/** Style sheets of all pages together, unpacked. The parser holds up all other requests. */
const stylesBudget = 512 * kilobyte;

const mostFaultsTold = 5;
const inShort = (faults: readonly string[]): string => {
  const more = faults.length > mostFaultsTold ? [`And ${faults.length - mostFaultsTold} more.`] : [];
  return [...faults.slice(0, mostFaultsTold), ...more].join(' ');
};

/** The parser is native code that only uploads need, so it is loaded here. */
async function verifyStyles(files: ReleaseFiles, area: AreaId): Promise<void> {
  const sheets = [...files].filter(([name]) => name.endsWith('.css'));
  const bytes = sheets.reduce((sum, [, content]) => sum + content.length, 0);
  if (bytes > stylesBudget) {
    throw new AppError('release.too-large', {
      detail: `Its style sheets have ${bytes} bytes; ${stylesBudget} are allowed.`,
    });
  }
  const { styleFaults } = await import('shared-kit/area-styles');
  const faults = sheets.flatMap(([file, content]) =>
    styleFaults(content.toString('utf8'), { area, file, names: 'plain' }),
  );
  if (faults.length > 0) throw new AppError('release.styles-reach-out', { detail: inShort(faults) });
}

/** A hash as this tool chain writes it; older ones may use another algorithm. */
export const hashOf = (content: Buffer, algorithm = 'sha256'): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

export const isHashOf = (hash: string | undefined, content: Buffer): boolean =>
  hash === hashOf(content, hash?.startsWith('sha384-') ? 'sha384' : 'sha256');

/** Null if it unpacks to more than allowed, so that no archive can exhaust the memory. */
function unpacked(name: string, content: Buffer, mostBytes: number): Buffer | null {
  try {
    const unpack = name.endsWith('.br') ? brotliDecompressSync : gunzipSync;
    return unpack(content, { maxOutputLength: Math.max(1, mostBytes) });
  } catch {
    return null;
  }
}

const invalid = (detail: string, cause?: unknown) => new AppError('release.build-invalid', { detail, cause });
