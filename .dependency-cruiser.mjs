import {
  anyKit,
  anyMessages,
  anyModulesIndex,
  anyModulesModule,
  anyModulesTesting,
  hostKit,
  isTest,
  kit,
  walls,
} from './scripts/checks/import-walls.mjs';

const oursWalls = walls.flatMap(({ name, from, may }) => {
  // A row with a group is about one folder of many and names it itself.
  const self = may.some((it) => it.includes('$1')) ? [] : [from];
  const allowed = ['(^|/)node_modules/', ...self, ...may];
  const comment = `${name} may import only itself and what its row in scripts/checks/import-walls.mjs allows.`;
  const rule = (suffix, fromPart, more) => ({
    name: `${name}${suffix}`,
    comment,
    severity: 'error',
    from: { path: from, ...fromPart },
    to: {
      couldNotResolve: false,
      pathNot: [...allowed, ...more],
      dependencyTypesNot: ['core', 'npm', 'npm-dev', 'npm-peer', 'npm-optional'],
    },
  });
  const builds = '^(host|mf-[a-z]+)/rspack\\.config\\.mjs$';
  return [
    rule('', { pathNot: [isTest, builds] }, []),
    rule('-tests', { path: `${from.replace(/\\$$/, '')}.*(${isTest})` }, [
      kit('testing'),
      hostKit,
      anyModulesModule,
      anyModulesTesting,
    ]),
  ];
});

const packageWalls = walls
  .filter((it) => it.packages)
  .map(({ name, from, packages }) => ({
    name: `${name}-packages`,
    comment: `${name} is kept to these packages: ${packages.join(', ') || 'none'}.`,
    severity: 'error',
    from: { path: from, pathNot: [isTest] },
    to: {
      dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg', 'npm-unknown'],
      pathNot: packages.map((it) => `node_modules/${it}/`),
    },
  }));

const kitByName = 'Rooms of the kit are imported by package name; a path makes a second copy of a store.';

export default {
  forbidden: [
    ...oursWalls,
    ...packageWalls,
    {
      name: 'federation-runtime',
      comment: 'Jest never runs federation: only host/src/federation knows its runtime.',
      severity: 'error',
      from: { pathNot: '^host/src/federation/' },
      to: { path: 'node_modules/@module-federation/(runtime|runtime-core|sdk)/' },
    },
    {
      name: 'jest-in-jest',
      comment: 'Drills run without Jest, where an import of its globals fails.',
      severity: 'error',
      from: { path: '^e2e/drills/', pathNot: isTest },
      to: { path: 'node_modules/@jest/globals/', reachable: true },
    },
    {
      name: 'behind-the-facades',
      comment: 'Areas use the facades of the kit; a second copy of such a library would not see the host.',
      severity: 'error',
      from: { path: '^mf-' },
      to: {
        path: '(^|node_modules/)(react-router-dom|react-router|@tanstack/react-query|i18next|react-i18next|@base-ui/react)(/|$)',
      },
    },
    {
      name: 'glyphs-in-sprites',
      comment: 'Only a *.sprite.ts file imports glyphs. Anywhere else all of them would be shipped.',
      severity: 'error',
      from: { pathNot: '\\.sprite\\.ts$' },
      to: { path: kit('glyphs') },
    },
    {
      name: 'kit-by-name',
      comment: kitByName,
      severity: 'error',
      from: { path: '^(?!shared-kit/)' },
      to: { path: anyKit, pathNot: anyMessages, dependencyTypes: ['local'] },
    },
    {
      name: 'kit-by-name',
      comment: kitByName,
      severity: 'error',
      from: { path: '^shared-kit/src/([^/]+)/', pathNot: [isTest, kit('build')] },
      to: { path: anyKit, pathNot: '^shared-kit/src/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'contract-by-noun',
      comment:
        'A change of one noun is not the build and test of all. Only lists of all endpoints read the whole.',
      severity: 'error',
      from: {
        pathNot: [
          '^shared-kit/src/build/(listed-endpoints|endpoints-without-schemas\\.test)\\.ts$',
          '^server/src/access/testing/declared\\.ts$',
        ],
      },
      to: { path: '^shared-kit/src/contract/index\\.ts$' },
    },
    {
      name: 'look-ups-without-routes',
      comment: 'Who imports a module for a look-up does not load its endpoints.',
      severity: 'error',
      from: { path: anyModulesIndex },
      to: { path: `^server/src/modules/.*routes\\.ts$|${anyModulesModule}`, reachable: true },
    },
    {
      name: 'own-dependencies',
      comment: 'A package names what it imports in its own package.json.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'resolvable',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-circles',
      comment: 'Two files that need one another, if only for a type, are one concept or have a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    // The default parser can't read TypeScript here: it would find no imports at all and report no problem.
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    doNotFollow: { path: '(^|/)node_modules/' },
    // Of our own folders only: packages keep their code in folders of these names.
    exclude: { path: '^[^/]+/(dist|\\.data|test-results)/' },
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
