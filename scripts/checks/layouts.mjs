import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { trackedFiles } from './tracked-files.mjs';

const { transform } = createRequire(new URL('../../shared-kit/package.json', import.meta.url))(
  'lightningcss',
);

/** `shared-kit/layout` itself, what it stands on, and what every first view loads. */
const own = [
  'shared-kit/src/layout/',
  'shared-kit/src/ui/',
  'host/src/layouts/',
  'mf-marketing/src/pages/home/',
];
const ofStack = ['display', 'gap', 'grid-template-columns', 'justify-items', 'align-content'];
const ofRow = ['display', 'gap', 'flex-wrap', 'align-items', 'justify-content'];

/** A rule that says nothing but what `Stack` or `Row` of `shared-kit/layout` does is a copy of it. */
export async function checkLayouts(root) {
  return trackedFiles(root)
    .filter((path) => path.endsWith('.module.css') && !own.some((it) => path.startsWith(it)))
    .flatMap((path) =>
      copiesIn(join(root, path)).map(
        ({ line, of }) => `${path}:${line} writes ${of} of shared-kit/layout anew; use that`,
      ),
    );
}

function copiesIn(path) {
  const found = [];
  transform({
    filename: path,
    code: readFileSync(path),
    visitor: {
      Rule: {
        style({ value: { loc, declarations, rules } }) {
          const of = rules.length === 0 && layoutOf(declarations.declarations);
          if (of) found.push({ line: loc.line + 1, of });
        },
      },
    },
  });
  return found;
}

/** The part of the kit that these declarations copy. */
function layoutOf(declarations) {
  // A value with a variable is kept as it was written.
  const values = new Map(
    declarations.map(({ property, value }) => [value?.propertyId?.property ?? property, value]),
  );
  const isScaled = values.get('gap')?.propertyId !== undefined;
  const only = (names) => isScaled && [...values.keys()].every((it) => names.includes(it));
  const inside = values.get('display')?.inside?.type;
  if (inside === 'grid' && only(ofStack) && isOneColumn(values.get('grid-template-columns'))) return 'Stack';
  if (inside === 'flex' && only(ofRow) && values.get('flex-wrap') === 'wrap') return 'Row';
  return null;
}

const isOneColumn = (columns) =>
  columns === undefined || (columns.items?.length === 1 && columns.items[0].type === 'track-size');
