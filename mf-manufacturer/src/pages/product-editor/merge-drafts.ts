import type { ProductDraft } from 'shared-kit/contract/products';

/** Names a value inside a draft: `title.en`, `attributes.reed_width_cm`, `priceRows`. */
export type Path = string;
type Values = Readonly<Record<Path, unknown>>;

/** Parts whose values stand for themselves; all others are merged as a whole. */
const divided = ['title', 'description', 'warranty', 'attributes', 'typed', 'incoterm', 'details'] as const;
const isDivided = (part: string): boolean => divided.some((it) => it === part);

/** The values of a draft, each of which one person may change without touching the others. */
export const valuesOf = (draft: ProductDraft): Values =>
  Object.fromEntries(
    Object.entries(draft).flatMap(([part, value]) =>
      isDivided(part)
        ? Object.entries(value as object).map(([key, inner]) => [`${part}.${key}`, inner])
        : [[part, value]],
    ),
  );

/** Sets one value of a draft; `undefined` takes it out. */
export function withValue(draft: ProductDraft, path: Path, value: unknown): ProductDraft {
  const at = path.indexOf('.');
  if (at < 0) return { ...draft, [path]: value };
  const [part, key] = [path.slice(0, at) as keyof ProductDraft, path.slice(at + 1)];
  const { [key]: _before, ...others } = draft[part] as Record<string, unknown>;
  return { ...draft, [part]: value === undefined ? others : { ...others, [key]: value } };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const changedPaths = (before: ProductDraft, after: ProductDraft): readonly Path[] => {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (path) => !same(old[path], now[path]),
  );
};

export type Conflict = Readonly<{ path: Path; mine: unknown; theirs: unknown }>;

/**
 * Puts my changes since `base` into what a colleague saved. What both of us changed stays as I wrote it and is named,
 * so that I decide: nothing is overwritten unseen.
 */
export function mergeDrafts(
  base: ProductDraft,
  mine: ProductDraft,
  theirs: ProductDraft,
): Readonly<{ merged: ProductDraft; conflicts: readonly Conflict[] }> {
  const [my, their] = [valuesOf(mine), valuesOf(theirs)];
  const byThem = new Set(changedPaths(base, theirs));
  const byMe = changedPaths(base, mine);
  const merged = byMe.reduce((draft, path) => withValue(draft, path, my[path]), theirs);
  const conflicts = byMe
    .filter((path) => byThem.has(path) && !same(my[path], their[path]))
    .map((path) => ({ path, mine: my[path], theirs: their[path] }));
  return { merged, conflicts };
}
