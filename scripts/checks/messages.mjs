import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesBelow } from '../bootstrap/content-hash.mjs';
import { languages } from '../bootstrap/languages.mjs';
import { isPacked, kit } from '../bootstrap/root.mjs';
import { workspacePackages } from '../bootstrap/workspace.mjs';
import { keyUses } from './messages/key-uses.mjs';
import { literalText } from './messages/literal-text.mjs';
import { baseKey, differences, placeholdersByKey, readMessages } from './messages/message-file.mjs';
import { namedCurrencies } from './messages/named-currencies.mjs';
import { namedLanguages } from './messages/named-languages.mjs';
import { refusedInGuide, refusedInMessages } from './messages/refused-words.mjs';
import { parseSource } from './messages/source-file.mjs';
import { wordsInTests } from './messages/words-in-tests.mjs';

/** Sources whose text visitors see: no tests, stories of the kit or demo products. */
const isSource = (path) =>
  /(?<!\.d)\.(tsx?|js)$/.test(path) &&
  !/\.(test|stories)\.tsx?$|\/(testing|gallery|seed)\/|\/testing\.ts$/.test(path);
const speaks = (name) => ['host', 'server', 'shared-kit'].includes(name) || name.startsWith('mf-');

/** A package's sources with how each uses messages; each package is read once. */
function sourceReader(root) {
  const read = new Map();
  return (name) => {
    if (!read.has(name)) {
      const folder = isPacked && name === 'shared-kit' ? kit : join(root, name, 'src');
      const files = filesBelow([folder], isSource).map(parseSource);
      read.set(
        name,
        files.map((source) => ({ ...source, uses: keyUses(source) })),
      );
    }
    return read.get(name);
  };
}

/** Packages that use messages of this one: the kit shows texts of host and areas, the server's pages those of the host. */
const borrowers = (name) => {
  if (name === 'host') return ['shared-kit', 'server'];
  return name.startsWith('mf-') ? ['shared-kit'] : [];
};

/** Folders of message files: the package's own, and those of single pages. */
function messageFolders(root, name) {
  const files = filesBelow([join(root, name, 'src')], (path) => /\/messages\/[a-z]{2}\.json$/.test(path));
  return [...new Set(files.map((file) => relative(root, dirname(file))))];
}

/** The messages of one folder in all languages, the source first, and the problems of each file. */
function readFolder(root, name, folder) {
  const files = languages.map((language) => `${language}.json`);
  const missing = files.filter((it) => !existsSync(join(root, folder, it)));
  if (missing.length > 0)
    return { folder, source: {}, texts: [], problems: missing.map((it) => `${folder} has no ${it}`) };
  const [source, ...translations] = files.map((file) => ({
    file,
    ...readMessages(join(root, folder, file)),
  }));
  const problems = [
    ...[source, ...translations].flatMap(({ file, problems }) =>
      problems.map((it) => `${folder}/${file}: ${it}`),
    ),
    ...translations.flatMap((it) => differences(source, it).map((problem) => `${name}: ${problem}`)),
  ];
  const texts = [source, ...translations].map(({ messages }) => messages);
  return { folder, source: source.messages, texts, problems };
}

/** The keys that stand in these sources as texts, or that a text there composes. */
function keysNamed(sources, keys) {
  const uses = sources.map((it) => it.uses);
  const texts = new Set(uses.flatMap(({ literals }) => [...literals]));
  const families = uses.flatMap(({ composed }) => composed);
  const isComposed = (key) =>
    families.some(({ pattern, expression }) => {
      const [, first] = expression.exec(key) ?? [];
      // `${mail}.subject` uses `login-link.subject` only if `login-link` stands somewhere as a text.
      return first !== undefined && (!pattern.startsWith('*') || texts.has(first));
    });
  return [...texts, ...keys.filter(isComposed)];
}

/** Problems in how a package's sources use its messages. */
function problemsOfUse(sources, borrowing, folders, at) {
  const unknown = [];
  const known = placeholdersByKey(Object.assign({}, ...folders.map(({ source }) => source)));
  const used = new Set();
  for (const source of sources) {
    const { calls, families } = source.uses;
    for (const { key, values, line } of calls) {
      used.add(key);
      if (!known.has(key)) unknown.push(`${at(source, line)} uses ${key}, which is in no message file`);
      const unfilled = [...(known.get(key) ?? [])].filter((it) => values && !values.includes(it));
      if (unfilled.length > 0) unknown.push(`${at(source, line)} gives ${key} no ${unfilled.join(', ')}`);
    }
    for (const { pattern, expression, line } of families) {
      const members = pattern.startsWith('*') ? [] : [...known.keys()].filter((it) => expression.test(it));
      if (members.length === 0)
        unknown.push(`${at(source, line)} uses ${pattern}, a family without a message`);
      for (const key of members) used.add(key);
    }
  }
  for (const key of keysNamed([...sources, ...borrowing], [...known.keys()])) used.add(key);
  const unused = folders.flatMap(({ folder, source: messages }) => [
    ...new Set(
      Object.keys(messages)
        .filter((it) => !used.has(baseKey(it)) && !used.has(it))
        .map((key) => `${folder}/${languages[0]}.json has ${key}, which nothing uses`),
    ),
  ]);
  return { unknown, unused };
}

function spelledOut(root, tested, folders) {
  return wordsInTests(join(root, tested), folders).map(
    ({ path, line, text, places }) =>
      `${relative(root, path)}:${line} spells “${text}” out; take it from ${places.join(', or ')}`,
  );
}

/** A package's tests take the words of the package; those of a server's module its own, as modules change apart. */
function ownWords(root, name, folders) {
  if (name !== 'server') return spelledOut(root, name, folders);
  const byModule = new Map();
  for (const it of folders) {
    const module = it.folder.split('/').slice(0, 4).join('/');
    byModule.set(module, [...(byModule.get(module) ?? []), it]);
  }
  return [...byModule].flatMap(([module, own]) => spelledOut(root, module, own));
}

const readFolders = (root, name) =>
  messageFolders(root, name).map((folder) => readFolder(root, name, folder));

/** Checks the messages of one package. */
export function checkMessagesOf(root, name, sourcesOf = sourceReader(root)) {
  const sources = sourcesOf(name);
  const at = (source, line) => `${relative(root, source.path)}:${line}`;
  const problems = sources.flatMap((source) => [
    ...literalText(source).map(
      ({ line, text }) => `${at(source, line)} shows “${text}”, which is in no message file`,
    ),
    ...namedLanguages(source).map(
      ({ line, language }) =>
        `${at(source, line)} names the language ${language}; take it from the list in the contract`,
    ),
    ...namedCurrencies(source).map(
      ({ line, currency }) =>
        `${at(source, line)} names the currency ${currency}; take it from the list in the contract`,
    ),
  ]);
  const folders = readFolders(root, name);
  const shows = !['server', 'shared-kit'].includes(name) && sources.some((it) => it.path.endsWith('.tsx'));
  if (folders.length === 0)
    return shows ? [...problems, `${name} has no message files in src/messages`] : problems;
  const borrowing = borrowers(name).flatMap(sourcesOf);
  const { unknown, unused } = problemsOfUse(sources, borrowing, folders, at);
  // The kit's page parts take their texts from the host or the area that shows them.
  const ofUse = name === 'shared-kit' ? unused : [...unknown, ...unused];
  return [
    ...problems,
    ...folders.flatMap((it) => [...it.problems, ...refusedInMessages({ ...it, languages })]),
    ...ofUse,
    ...ownWords(root, name, folders),
  ];
}

const guide = 'docs/user-guide.md';

function guideProblems(root) {
  const path = join(root, guide);
  return existsSync(path) ? refusedInGuide(guide, readFileSync(path, 'utf8')) : [];
}

/** Checks that every visible text is in the message files, in every language, used, and in the words of the glossary. */
export async function checkMessages(root) {
  const packages = workspacePackages(root).filter(speaks);
  const sourcesOf = sourceReader(root);
  return [
    ...packages.flatMap((name) => checkMessagesOf(root, name, sourcesOf)),
    ...guideProblems(root),
    // Journeys read the words of every package.
    ...spelledOut(
      root,
      'e2e',
      packages.flatMap((name) => readFolders(root, name)),
    ),
  ];
}
