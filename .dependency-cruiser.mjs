import { readdirSync } from 'node:fs';

/**
 * Who may import whom. Each row of `walls` names a folder, what of our own it may import besides itself, and the npm
 * packages it is kept to where that matters. `scripts/checks/imports.test.mjs` plants one bad import per row.
 */
const kit = (room) => `^shared-kit/src/${room}/`;
const anyKit = '^shared-kit/src/';
const anyModulesIndex = '^server/src/modules/[^/]+/index\\.ts$';
/** Entries of the kit that only the host may import. */
const hostKit = '^shared-kit/src/(shell|ui)/(i18n-)?host\\.ts$';
const forAll = (rooms) => `^shared-kit/src/(${rooms})/(?!(i18n-)?host\\.ts$)`;
const browserKit = forAll('contract|tax-number|shell|ui|drawing|glyphs|confirmation|page');
/** Foreign keys lead from one module's tables to another's, and the migration tool reads schemas alone. */
const anyModulesSchema = '^server/src/modules/.+/schema\\.ts$';
const anyMessages = '/messages/en\\.json$';
const anyModulesTesting = '^server/src/modules/[^/]+/testing\\.ts$';
const isTest = '\\.(test|stories)\\.tsx?$|/testing(/|\\.ts$)';
const areas = readdirSync(import.meta.dirname).filter((it) => it.startsWith('mf-'));

/** Tests may use the test kit and test doors too. */
const walls = [
  { name: 'contract', from: kit('contract'), may: [], packages: ['zod'] },
  { name: 'area-styles', from: kit('area-styles'), may: [kit('contract')], packages: ['lightningcss'] },
  { name: 'tax-number', from: kit('tax-number'), may: [kit('contract')], packages: ['stdnum'] },
  { name: 'finance', from: kit('finance'), may: [kit('contract')], packages: ['decimal.js'] },
  { name: 'drawing', from: kit('drawing'), may: [kit('contract')], packages: [] },
  { name: 'glyphs', from: kit('glyphs'), may: [], packages: ['lucide-react'] },
  {
    name: 'ui',
    from: kit('ui'),
    may: [kit('glyphs')],
    packages: ['react', 'react-dom', '@base-ui/react', 'lucide-react', 'clsx'],
  },
  { name: 'shell', from: kit('shell'), may: [kit('contract')] },
  { name: 'confirmation', from: kit('confirmation'), may: [forAll('contract|shell|ui')] },
  { name: 'page', from: kit('page'), may: [browserKit] },
  { name: 'company-documents', from: kit('company-documents'), may: [browserKit] },
  { name: 'financing', from: kit('financing'), may: [browserKit] },
  {
    name: 'build',
    from: kit('build'),
    may: [
      kit('area-styles'),
      kit('contract'),
      kit('drawing'),
      '^shared-kit/src/shell/define-area\\.ts$',
      '^shared-kit/src/ui/icon/sprite-glyph\\.ts$',
    ],
  },
  { name: 'host', from: '^host/', may: [browserKit, hostKit] },
  ...areas.map((area) => ({
    name: area,
    from: `^${area}/`,
    may: [browserKit, kit('company-documents'), kit('finance'), kit('financing')],
  })),
  {
    name: 'server-module',
    from: '^server/src/modules/([^/]+)/(?!schema\\.ts$)',
    may: [
      '^server/src/modules/$1/',
      '^server/src/(platform/|env\\.ts$)',
      '^shared-kit/src/(area-styles/|build/area-version\\.ts$)',
      kit('contract'),
      kit('tax-number'),
      kit('finance'),
      kit('drawing'),
      anyModulesIndex,
    ],
  },
  {
    name: 'server-schema',
    from: '^server/src/modules/([^/]+)/schema\\.ts$',
    may: ['^server/src/modules/$1/', '^server/src/platform/', kit('contract'), anyModulesSchema],
  },
  { name: 'server-platform', from: '^server/src/platform/', may: ['^server/src/env\\.ts$', kit('contract')] },
  {
    name: 'server-rest',
    from: '^server/(?!src/(modules|platform)/)',
    may: [
      '^server/(?!src/modules/)',
      anyModulesIndex,
      kit('contract'),
      kit('drawing'),
      kit('finance'),
      kit('tax-number'),
    ],
  },
  {
    name: 'e2e',
    from: '^e2e/(?!(bench|drills)/)',
    // By them the compiler knows the keys of the texts that journeys look for.
    may: [kit('contract'), '^shared-kit/src/(build/area-version|shell/i18n)\\.ts$', anyMessages],
  },
  // A drill looks into the database of the market that it breaks.
  {
    name: 'drills',
    from: '^e2e/drills/',
    may: [
      '^e2e/(browser|children|demo-data|free-port|temporary-folder|fixtures/accounts)\\.ts$',
      '^e2e/bench/(provide-browser|serve/stop-database)\\.ts$',
      kit('contract'),
      '^server/src/',
    ],
  },
  // The bench builds the market a second way and serves both in one process, so it sees all of them.
  {
    name: 'bench',
    from: '^e2e/bench/',
    may: [
      '^e2e/(browser|children|demo-data|free-port|temporary-folder)\\.ts$',
      '^e2e/fixtures/(developing|workspace-copy)\\.ts$',
      kit('contract'),
      kit('build'),
      '^server/src/',
      '^host/src/(boot|federation|routing)/',
      '^mf-[a-z]+/src/area\\.ts$',
    ],
  },
];

const oursWalls = walls.flatMap(({ name, from, may }) => {
  // A row with a group is about one folder of many and names it itself.
  const self = may.some((it) => it.includes('$1')) ? [] : [from];
  const allowed = ['(^|/)node_modules/', ...self, ...may];
  const comment = `${name} may import only itself and what its row in .dependency-cruiser.mjs allows.`;
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
