import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trackedFiles } from './tracked-files.mjs';

/** This file would find itself, so the words stand here in pieces. */
const word = (...parts) => parts.join('');
const literally = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const rules = [
  {
    what: 'names a package registry; the one that a machine is set to is its own affair',
    pattern: new RegExp(word('regis', 'try\\.(npm', 'js|yarn', 'pkg)\\.|npm\\.pkg\\.git', 'hub\\.'), 'i'),
  },
  { what: 'names a folder of one machine', pattern: /(?<![\w.:/-])\/(work|home\/\w+|Users\/\w+|root)\// },
  {
    what: 'speaks of something outside the project',
    pattern: new RegExp(
      word(
        '\\.\\./sha',
        'red/|\\bsha',
        'red folder\\b|\\blook/mo',
        'cks\\b|\\b(speci',
        'fication|catalogue-',
        'facts)\\.md\\b',
      ),
      'i',
    ),
  },
  {
    what: 'speaks of how the project was written',
    pattern: new RegExp(
      word(
        '\\b(chat',
        'gpt|clau',
        'de|cop',
        'ilot|L',
        'LM|language mo',
        'del|A',
        'I-generated|AI assis',
        'tant)\\b|\\bissues? #\\d',
      ),
      'i',
    ),
  },
];

/** The registry host that this machine's npm is set to, since a tool may write it into a lockfile. */
function ownRegistry(root) {
  try {
    const { host } = new URL(
      execFileSync('npm', ['config', 'get', 'registry'], { cwd: root, stdio: 'pipe' }).toString(),
    );
    return [{ what: "names this machine's package registry", pattern: new RegExp(literally(host), 'i') }];
  } catch {
    return [];
  }
}

const isText = (content) => !content.subarray(0, 8000).includes(0);

/** The project speaks of itself alone: no file names a registry, a machine or how it came to be. */
export async function checkWording(root) {
  const all = [...rules, ...ownRegistry(root)];
  const problems = [];
  for (const path of trackedFiles(root)) {
    const content = readFileSync(join(root, path));
    if (!isText(content)) continue;
    const text = content.toString();
    for (const { what, pattern } of all) {
      const found = pattern.exec(text);
      if (found)
        problems.push(`${path}:${text.slice(0, found.index).split('\n').length} ${what}: ${found[0]}`);
    }
  }
  return problems;
}
