import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const kit = (room) => `^shared-kit/src/${room}/`;
export const anyKit = '^shared-kit/src/';
/** What others may read of a module: tables, look-ups, rules. */
export const anyModulesIndex = '^server/src/modules/[^/]+/index\\.ts$';
/** What the server is put together from: routes and jobs. */
export const anyModulesModule = '^server/src/modules/[^/]+/module\\.ts$';
/** Entries of the kit that only the host may import. */
export const hostKit = '^shared-kit/src/(shell|ui)/((i18n|slots)-)?host\\.ts$';
const forAll = (rooms) => `^shared-kit/src/(${rooms})/(?!((i18n|slots)-)?host\\.ts$)`;
const shownKit = 'contract|csv|tax-number|shell|ui|layout|drawing|glyphs|confirmation|page';
const browserKit = forAll(`${shownKit}|form`);
/** Foreign keys lead from one module's tables to another's, and the migration tool reads schemas alone. */
const anyModulesSchema = '^server/src/modules/.+/schema\\.ts$';
export const anyMessages = '/messages/en\\.json$';
export const anyModulesTesting = '^server/src/modules/[^/]+/testing\\.ts$';
export const isTest = '\\.(test|stories)\\.tsx?$|/testing(/|\\.ts$)';
const areas = readdirSync(join(import.meta.dirname, '../..')).filter((it) => it.startsWith('mf-'));

/**
 * Who may import whom. Each row of `walls` names a folder, what of our own it may import besides itself, and the npm
 * packages it is kept to where that matters. `scripts/checks/imports.test.mjs` plants one bad import per row.
 * Tests may use the test kit and test doors too.
 */
export const walls = [
  { name: 'contract', from: kit('contract'), may: [], packages: ['zod'] },
  { name: 'area-styles', from: kit('area-styles'), may: [kit('contract')], packages: ['lightningcss'] },
  { name: 'csv', from: kit('csv'), may: [], packages: [] },
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
  { name: 'layout', from: kit('layout'), may: [forAll('ui')], packages: ['react', 'clsx'] },
  { name: 'shell', from: kit('shell'), may: [kit('contract')] },
  { name: 'confirmation', from: kit('confirmation'), may: [forAll('contract|shell|ui|layout')] },
  { name: 'form', from: kit('form'), may: [forAll('contract|shell|ui')] },
  // Lists load `page`, and have no form.
  { name: 'page', from: kit('page'), may: [forAll(shownKit), '^shared-kit/src/shell/slots-host\\.ts$'] },
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
      '^server/src/platform/',
      '^shared-kit/src/(area-styles/|build/area-version\\.ts$)',
      kit('contract'),
      kit('csv'),
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
  { name: 'server-platform', from: '^server/src/platform/', may: [kit('contract')] },
  {
    name: 'server-rest',
    from: '^server/(?!src/(modules|platform)/)',
    may: [
      '^server/(?!src/modules/)',
      anyModulesIndex,
      anyModulesModule,
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
      '^e2e/(browser|children|demo-data|free-port|temporary-folder)\\.ts$',
      '^e2e/fixtures/(accounts|nginx|release-drill|workspace-copy)\\.ts$',
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
