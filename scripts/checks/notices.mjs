import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticesText } from '../notices/notices-text.mjs';
import { shippedPackages } from '../notices/shipped-packages.mjs';

/** Licences that ask for a notice at most, or for the sources of changed files. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
]);

/** Other licences, each with the packages that may have it. */
const exceptions = [
  // A library of its own beside our code, which anybody may replace.
  { licence: 'LGPL-3.0-or-later', name: /^@img\/sharp-libvips-/ },
];

const licencesIn = (expression) =>
  expression.split(/[()\s]+/).filter((it) => it && !/^(?:and|or)$/i.test(it));

/** Packages with a licence that isn't allowed. Of `(A OR B)`, both have to be. */
export const refusedLicences = (packages) =>
  packages.flatMap(({ name, version, license = 'none' }) =>
    licencesIn(license)
      .filter((it) => !allowed.has(it))
      .filter((it) => !exceptions.some((may) => may.licence === it && may.name.test(name)))
      .map(
        (it) => `${name} ${version} has the licence ${it}, which scripts/checks/notices.mjs doesn't allow`,
      ),
  );

/** Finds licences that we don't allow, and notices that aren't those of the installed packages. */
export async function checkNotices(root) {
  const packages = shippedPackages(root);
  const file = join(root, 'NOTICES.txt');
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const isCurrent = written === noticesText(packages);
  return {
    problems: [
      ...refusedLicences(packages),
      ...(isCurrent ? [] : ["NOTICES.txt doesn't say what the installed packages say"]),
    ],
    remedy: 'pnpm notices writes NOTICES.txt; a licence needs a decision.',
  };
}
