import { tellingNames, tellingWords } from 'shared-kit/contract/access';
import type { AreaId, DeclaredRoute } from 'shared-kit/contract/areas';
import { heldRoutes, isRouteName, isRoutePath, shapeOf } from 'shared-kit/contract/routes';
import { isSlot, type SlotName, slots } from 'shared-kit/contract/slots';
import { AppError } from '../../../platform/http/index.ts';

/** Routes and slots that the operator grants to an area with a token, besides those that it has anyway. */
export type Grants = Readonly<{
  /** Paths, each with all that is below it. */
  prefixes: readonly string[];
  /** Names of routes. */
  names: readonly string[];
  /** Slots that its panels may fill. */
  slots: readonly string[];
}>;

/** Without a word of the operator: the addresses that begin with the area's id, unless the access rules read it. */
export const usualGrants = (area: string): Grants => ({
  prefixes: tellingWordOf(area) ? [] : [`/${area}`],
  names: [],
  slots: [],
});

/** Grants as the operator types them. */
export const grantOptions = ({ prefixes, names, slots: filled }: Grants): string[] => [
  ...prefixes.map((it) => `--prefix ${it}`),
  ...names.map((it) => `--route ${it}`),
  ...filled.map((it) => `--slot ${it}`),
];

/** Why nobody may be granted this, as a sentence; null if it can be granted. */
export function faultOfGrants({ prefixes, names, slots: filled }: Grants): string | null {
  const slot = filled.find((it) => !isSlot(it));
  if (slot !== undefined) return `There is no slot ${slot}; the market has ${Object.keys(slots).join(', ')}.`;
  const path = prefixes.find((it) => !isRoutePath(it) || it === '/' || it.endsWith('*'));
  if (path !== undefined) return `${path} is no prefix: it begins with a slash, as /careers does.`;
  const name = names.find((it) => !isRouteName(it));
  return name === undefined ? null : `${name} is no name of a route: it takes words with hyphens between.`;
}

/** Throws unless the area may fill these slots. */
export function verifySlotGrants(area: AreaId, filled: readonly string[], grants: Grants): void {
  const denied = filled.find(
    (it) => !grants.slots.includes(it) && !(isSlot(it) && holdersOf(it).includes(area)),
  );
  if (denied === undefined) return;
  const detail = `The slot ${denied} is not granted to mf-${area}. ${askFor(`--slot ${denied}`)}`;
  throw new AppError('release.not-granted', { detail });
}

const holdersOf = (slot: SlotName): readonly AreaId[] => slots[slot].holders;

/** Throws unless the area may have these routes: the access rules read their paths and names. */
export function verifyGrants(area: AreaId, routes: readonly DeclaredRoute[], grants: Grants): void {
  const held = heldRoutes(area).map(({ name, path }) => ({ name, shape: shapeOf(path) }));
  for (const { name, path } of routes) {
    const shape = shapeOf(path);
    const isHeld = held.some((it) => it.name === name && it.shape === shape);
    if (isHeld) continue;
    const isOwnPath = held.some((it) => it.shape === shape);
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
