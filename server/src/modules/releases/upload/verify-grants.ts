import { tellingNames, tellingWords } from 'shared-kit/contract/access';
import type { AreaId, DeclaredRoute } from 'shared-kit/contract/areas';
import { isRouteName, isRoutePath, shapeOf, specifiedRoutes } from 'shared-kit/contract/routes';
import { AppError } from '../../../platform/http/index.ts';

/** What the operator lets a token's area declare, beyond the routes that the specification gives to the area. */
export type Grants = Readonly<{
  /** Paths, each with all that is below it. */
  prefixes: readonly string[];
  /** Names of routes. */
  names: readonly string[];
}>;

/** Without a word of the operator: the addresses that begin with the area's id, unless the access rules read it. */
export const usualGrants = (area: string): Grants => ({
  prefixes: tellingWordOf(area) ? [] : [`/${area}`],
  names: [],
});

/** Grants as the operator types them. */
export const grantOptions = ({ prefixes, names }: Grants): string[] => [
  ...prefixes.map((it) => `--prefix ${it}`),
  ...names.map((it) => `--route ${it}`),
];

/** Why nobody may be granted this, as a sentence; null if it can be granted. */
export function faultOfGrants({ prefixes, names }: Grants): string | null {
  const path = prefixes.find((it) => !isRoutePath(it) || it === '/' || it.endsWith('*'));
  if (path !== undefined) return `${path} is no prefix: it begins with a slash, as /careers does.`;
  const name = names.find((it) => !isRouteName(it));
  return name === undefined ? null : `${name} is no name of a route: it takes words with hyphens between.`;
}

/** Throws unless the area may have these routes: the access rules read their paths and names. */
export function verifyGrants(area: AreaId, routes: readonly DeclaredRoute[], grants: Grants): void {
  const specified = specifiedRoutes(area).map(({ name, path }) => ({ name, shape: shapeOf(path) }));
  for (const { name, path } of routes) {
    const shape = shapeOf(path);
    const isHeld = specified.some((it) => it.name === name && it.shape === shape);
    if (isHeld) continue;
    const isOwnPath = specified.some((it) => it.shape === shape);
    const detail = (isOwnPath ? null : faultOfPath(area, path, grants)) ?? faultOfName(area, name, grants);
    if (detail) throw new AppError('release.not-granted', { detail });
  }
}

function faultOfPath(area: AreaId, path: string, { prefixes }: Grants): string | null {
  const shape = shapeOf(path);
  const granted = prefixes
    .map(shapeOf)
    .filter((it) => shape === it || shape.startsWith(`${it}/`))
    .sort((one, other) => other.length - one.length)[0];
  if (granted === undefined)
    return `The path ${path} is not granted to mf-${area}. The operator grants it with --prefix ${path}.`;
  const word = tellingWordOf(shape.slice(granted.length));
  return word && `The path ${path} holds ${word}, which the access rules read. ${askFor(`--prefix ${path}`)}`;
}

function faultOfName(area: AreaId, name: string, { names }: Grants): string | null {
  if (names.includes(name)) return null;
  if (tellingNames.includes(name))
    return `The access rules read the name ${name}. ${askFor(`--route ${name}`)}`;
  if (name !== area && !name.startsWith(`${area}-`))
    return `The name ${name} is not granted to mf-${area}: it has ${area} and what begins with ${area}-. ${askFor(`--route ${name}`)}`;
  const word = tellingWordOf(name.slice(area.length));
  return word && `The name ${name} holds ${word}, which the access rules read. ${askFor(`--route ${name}`)}`;
}

const tellingWordOf = (text: string): string | null => tellingWords.find((it) => text.includes(it)) ?? null;
const askFor = (option: string): string => `The operator grants it with ${option}.`;
