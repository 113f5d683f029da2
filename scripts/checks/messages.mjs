import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesBelow } from '../bootstrap/content-hash.mjs';
import { workspacePackages } from '../bootstrap/workspace.mjs';
import { keyUses } from './messages/key-uses.mjs';
import { literalText } from './messages/literal-text.mjs';
import { baseKey, differences, placeholdersByKey, readMessages } from './messages/message-file.mjs';
import { parseSource } from './messages/source-file.mjs';

/** What people of the market see: not tests, not the workshop in which the kit shows itself. */
const isSource = (path) =>
  /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$|\/(testing|gallery)\//.test(path);
const speaks = (name) => name === 'host' || name.startsWith('mf-') || name === 'shared-kit';

function sourcesOf(root, name) {
  return filesBelow([join(root, name, 'src')], isSource).map(parseSource);
}

/** The folders of message files: the package's own, and those of single pages. */
function messageFolders(root, name) {
  const files = filesBelow([join(root, name, 'src')], (path) => /\/messages\/(en|tr)\.json$/.test(path));
  return [...new Set(files.map((file) => relative(root, dirname(file))))];
}

/** Both languages of one folder, and what is wrong with them by themselves. */
function readFolder(root, name, folder) {
  const files = ['en.json', 'tr.json'].filter((it) => existsSync(join(root, folder, it)));
  if (files.length === 1)
    return { folder, english: {}, problems: [`${folder} has ${files[0]} only; both languages are needed`] };
  const [english, turkish] = files.map((it) => readMessages(join(root, folder, it)));
  const problems = [
    ...english.problems.map((it) => `${folder}/en.json: ${it}`),
    ...turkish.problems.map((it) => `${folder}/tr.json: ${it}`),
    ...differences(english.messages, turkish.messages).map((it) => `${name}: ${it}`),
  ];
  return { folder, english: english.messages, problems };
}

/** How a package's sources use what its folders say. */
function problemsOfUse(sources, folders, at) {
  const problems = [];
  const known = placeholdersByKey(Object.assign({}, ...folders.map(({ english }) => english)));
  const used = new Set();
  for (const source of sources) {
    const { calls, literals, families } = keyUses(source);
    for (const { key, values, line } of calls) {
      used.add(key);
      if (!known.has(key)) problems.push(`${at(source, line)} uses ${key}, which is in no message file`);
      const unfilled = [...(known.get(key) ?? [])].filter((it) => values && !values.includes(it));
      if (unfilled.length > 0) problems.push(`${at(source, line)} gives ${key} no ${unfilled.join(', ')}`);
    }
    for (const { pattern, expression, line } of families) {
      const members = pattern.startsWith('*') ? [] : [...known.keys()].filter((it) => expression.test(it));
      if (members.length === 0)
        problems.push(`${at(source, line)} uses ${pattern}, a family without a message`);
      for (const key of members) used.add(key);
    }
    for (const text of literals) used.add(text);
  }
  const unused = folders.flatMap(({ folder, english }) => [
    ...new Set(
      Object.keys(english)
        .filter((it) => !used.has(baseKey(it)) && !used.has(it))
        .map((key) => `${folder}/en.json has ${key}, which nothing uses`),
    ),
  ]);
  return [...problems, ...unused];
}

/** The same of one package. */
export function checkMessagesOf(root, name) {
  const sources = sourcesOf(root, name);
  const at = (source, line) => `${relative(root, source.path)}:${line}`;
  const problems = sources.flatMap((source) =>
    literalText(source).map(
      ({ line, text }) => `${at(source, line)} shows “${text}”, which is in no message file`,
    ),
  );
  const folders = messageFolders(root, name).map((folder) => readFolder(root, name, folder));
  const shows = name !== 'shared-kit' && sources.some((it) => it.path.endsWith('.tsx'));
  if (folders.length === 0)
    return shows ? [...problems, `${name} has no message files in src/messages`] : problems;
  return [...problems, ...folders.flatMap((it) => it.problems), ...problemsOfUse(sources, folders, at)];
}

/** Every text that people read is in the message files, in both languages, used, and nowhere else. */
export async function checkMessages(root) {
  return workspacePackages(root)
    .filter(speaks)
    .flatMap((name) => checkMessagesOf(root, name));
}
