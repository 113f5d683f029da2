import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from '../bootstrap/root.mjs';
import { readPackage } from '../bootstrap/workspace.mjs';
import { noticesText } from '../notices/notices-text.mjs';
import { checkNotices, refusedLicences } from './notices.mjs';
import { plantWorkspace } from './planted-workspace.mjs';

const written = readFileSync(join(root, 'NOTICES.txt'), 'utf8');
const server = readPackage('server');
const withLibrary = { ...server, dependencies: { ...server.dependencies, scslre: '0.3.0' } };

it.each([
  ['says nothing of a file that is current', {}, []],
  [
    'finds a library without its notice',
    { 'server/package.json': JSON.stringify(withLibrary) },
    ["NOTICES.txt doesn't say what the installed packages say"],
  ],
])('%s', async (_what, files, problems) => {
  const planted = plantWorkspace({ 'NOTICES.txt': written, ...files });
  try {
    expect((await checkNotices(planted.root)).problems).toEqual(problems);
  } finally {
    planted.remove();
  }
});

it.each([
  ['GPL-3.0-only', ['GPL-3.0-only']],
  ['(MIT OR GPL-2.0-only)', ['GPL-2.0-only']],
  ['LGPL-3.0-or-later', ['LGPL-3.0-or-later']],
  ['SEE LICENSE IN terms', ['SEE', 'LICENSE', 'IN', 'terms']],
  [undefined, ['none']],
  ['(MIT AND Zlib)', []],
])('of %s it refuses %j', (license, refused) => {
  expect(refusedLicences([{ name: 'loom', version: '1.0.0', license }])).toEqual(
    refused.map((it) => expect.stringContaining(`loom 1.0.0 has the licence ${it},`)),
  );
});

const terms = 'Permission is hereby granted, free of charge.';
const texts = {
  loom: [`The MIT License\n\nCopyright (c) 2024 Weaver\n\n${terms}\n`],
  shuttle: [
    `MIT License\r\n\r\n(c) Carder\r\n\r\n${terms.toUpperCase().replace('PERMISSION IS HEREBY GRANTED', 'Permission is hereby granted')}`,
  ],
  reed: [],
  'shuttle-linux': [`MIT License\n\nCopyright nobody\n\n${terms}`],
};
const packages = Object.keys(texts).map((name) => ({
  name,
  version: '1.0.0',
  license: 'MIT',
  author: 'Reeder',
  folder: name,
  onePlatform: name === 'shuttle-linux',
}));

it('shows one text once, below all who have it, and none that only some machines have', () => {
  const [, ...sections] = noticesText(packages, (folder) => texts[folder]).split('='.repeat(80));
  expect(sections).toEqual([
    `
loom 1.0.0, MIT
    Copyright (c) 2024 Weaver
shuttle 1.0.0, MIT
    (c) Carder
reed 1.0.0, MIT
    Reeder

${terms}
`,
  ]);
});
