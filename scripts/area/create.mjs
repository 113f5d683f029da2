import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../bootstrap/root.mjs';
import { Stop } from '../bootstrap/stop.mjs';
import { readAreaName } from '../create-area/area-name.mjs';
import { writeArea } from '../create-area/write-area.mjs';

const usage = `Usage: tezgah-area create <name> --kit <file>
       <file> is the packed kit, which becomes part of the area's repository`;

function parse(args) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { kit: { type: 'string' } } });
  } catch (error) {
    throw new Stop(error.message, usage);
  }
}

const commands = ['build', 'check', 'dev', 'release', 'releases', 'rollback'];

/** Its packages in the versions that the kit was made with. */
function packageOf(template, kitFile) {
  const { react, ...peers } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).peerDependencies;
  return {
    ...template,
    engines: { node: '>=22.18' },
    scripts: {
      ...Object.fromEntries(commands.map((it) => [it, `tezgah-area ${it}`])),
      test: 'NODE_OPTIONS=--experimental-vm-modules jest',
    },
    dependencies: { react, 'shared-kit': `file:${basename(kitFile)}` },
    devDependencies: peers,
  };
}

const tsconfig = {
  extends: 'shared-kit/tsconfig.json',
  compilerOptions: { lib: ['ES2024', 'DOM', 'DOM.Iterable'], types: ['shared-kit/assets'] },
  include: ['src'],
};

/** Makes an area in a folder below `parent`, as a repository of its own. */
export async function create(args, parent) {
  const { positionals, values } = parse(args);
  const name = await readAreaName(positionals[0], parent);
  if (!values.kit) throw new Stop('No kit is given.', usage);
  const kitFile = resolve(parent, values.kit);
  if (!existsSync(kitFile)) throw new Stop(`There is no file ${kitFile}.`, usage);
  const folder = join(parent, `mf-${name}`);
  writeArea(name, folder);
  const write = (file, content) => writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
  const template = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  write('package.json', packageOf(template, kitFile));
  write('tsconfig.json', tsconfig);
  writeFileSync(join(folder, 'jest.config.mjs'), "export { default } from 'shared-kit/jest';\n");
  writeFileSync(join(folder, '.gitignore'), 'node_modules/\ndist/\ndist-dev/\n');
  cpSync(kitFile, join(folder, basename(kitFile)));
  console.log(`${folder} is there. Go on in it with`);
  console.log('  npm install');
  console.log('  npm test               runs its tests');
  console.log(
    '  npm run check          asks the market at RELEASE_URL, else at port 4000, whether it would take it',
  );
  console.log('  npm run release        lets it join, by a token of its operator in RELEASE_TOKEN');
  console.log('  npm run dev            shows it from your source in that market');
  return 0;
}
