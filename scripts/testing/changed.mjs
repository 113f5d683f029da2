import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { Stop } from '../bootstrap/stop.mjs';
import { readPackage, workspacePackages } from '../bootstrap/workspace.mjs';
import { trackedFiles } from '../checks/tracked-files.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Files that differ from this branch's base on main, committed or not. */
export function changedFiles() {
  const base = ['main', 'origin/main'].map(branchedFrom).find(Boolean);
  if (!base) throw new Stop('There is no branch main to compare with.', 'git fetch origin main brings it.');
  const listed = [
    git('diff', '--name-only', '--no-renames', base),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  const files = listed.flatMap((it) => it.split('\n')).filter(Boolean);
  if (files.length === 0) throw new Stop('Nothing differs from main.', 'npm test runs everything.');
  return files;
}

function branchedFrom(branch) {
  try {
    return git('merge-base', 'HEAD', branch);
  } catch {
    return undefined;
  }
}

/** Files that affect installing, compiling and running everything. */
const ofEverything =
  /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|jest\.config\.mjs|tsconfig\.base\.json)$/;
/** Jest finds tests of code by imports; the server reads SQL, messages and styles in other ways. */
const isCode = (file) => /\.[mc]?[jt]sx?$/.test(file);

/**
 * What a change can affect: `tests` are files whose tests jest should find, `journeys` are specs; null means all.
 * Drills break the server. The checks are quick, so they always run.
 */
export function affectedBy(files, workspace = realWorkspace()) {
  if (files.some((it) => ofEverything.test(it))) return { tests: null, journeys: null, drills: true };
  const { packages, exists, testsBelow } = workspace;
  const dependents = (name) => [
    name,
    ...packages.filter((it) => it.uses.includes(name)).map((it) => it.name),
  ];
  const packageOf = (file) => packages.find(({ name }) => file.startsWith(`${name}/`))?.name;
  const tests = files.flatMap((file) => {
    if (isCode(file) && exists(file)) return [file];
    const name = packageOf(file);
    return name ? dependents(name).flatMap(testsBelow) : [];
  });
  return {
    tests: [...new Set(tests)],
    journeys: journeysFor(files, workspace),
    drills: files.some((it) => /^(server|shared-kit|e2e\/drills)\//.test(it) && !isTest(it)),
  };
}

const isTest = (file) => /\.test\.\w+$/.test(file);

/** Changed tests need no journey; a changed area needs the journeys that open its pages. */
function journeysFor(files, { specs, journeysOfArea }) {
  const found = new Set();
  for (const file of files.filter((it) => !isTest(it))) {
    const [, area] = file.match(/^mf-([a-z]+)\//) ?? [];
    if (area) for (const spec of journeysOfArea(area)) found.add(spec);
    else if (specs.includes(file)) found.add(file);
    else if (/^(scripts|e2e\/trial)\//.test(file))
      for (const name of ['dev', 'release-command']) found.add(`e2e/journeys/${name}.spec.ts`);
    else if (/^(host|server|shared-kit)\/|^e2e\/(?!bench|drills)/.test(file)) return null;
  }
  return [...found].sort();
}

function realWorkspace() {
  const names = workspacePackages();
  const packages = names.map((name) => {
    const { dependencies, devDependencies } = readPackage(name);
    return { name, uses: Object.keys({ ...dependencies, ...devDependencies }) };
  });
  const folder = 'e2e/journeys';
  const specs = readdirSync(join(root, folder)).map((it) => `${folder}/${it}`);
  return {
    packages,
    exists: (file) => existsSync(join(root, file)),
    testsBelow: (name) => trackedFiles(root).filter((it) => it.startsWith(`${name}/`) && isTest(it)),
    specs,
    journeysOfArea: (area) => specs.filter((spec) => comesTo(spec, addressesOf(area))),
  };
}

/** First parts of an area's addresses, from its build. */
function addressesOf(area) {
  const { pages } = JSON.parse(readFileSync(join(root, `mf-${area}/dist/area.json`), 'utf8'));
  return [...new Set(pages.map(({ pattern }) => pattern.split('/')[1]))];
}

/** Whether a journey or its fixtures name one of these addresses, as text or in an expression. */
function comesTo(spec, addresses, seen = new Set()) {
  if (seen.has(spec)) return false;
  seen.add(spec);
  const text = readFileSync(join(root, spec), 'utf8');
  const named = new RegExp(`(['"\`}](/tr)?|/r|\\\\)/(${addresses.join('|')})(?![\\w-])`);
  if (named.test(text)) return true;
  const imported = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, to]) => join(dirname(spec), to));
  return imported.some((file) => existsSync(join(root, file)) && comesTo(file, addresses, seen));
}
