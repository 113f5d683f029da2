/**
 * Journeys that `npm test` runs: a main path of each kind of user, and what guards the specification. The others run
 * with `npm test -- --all`. A new journey enters here while the run stays within its minutes.
 */
export const journeysOfEveryChange = [
  'accessibility',
  'accounts',
  'addresses',
  'areas',
  'cart',
  'faults',
  'financing',
  'full-path',
  'guards',
  'hash-chain',
  'locale',
  'missing-chunk',
  'navigation',
  'negotiation',
  'newcomer',
  'page-problems',
  'prerender',
  'registration',
  'session',
  'shop-prices',
  'translated',
  'trusted-types',
  'update',
  'verification',
];

/** Of these, the main path of each role, which `npm test` also walks on translated pages. */
export const translatedOfEveryChange = ['financing', 'negotiation', 'verification'];

/** Journeys that no translation can change: they read no page, measure one, or translate it themselves. */
export const neverTranslated = [
  'dev',
  'dev-in-released-host',
  'late-font',
  'lighthouse',
  'own-repository',
  'prerender',
  'release-command',
  'translated',
];

/**
 * Server tests of what another PostgreSQL version or collation may do otherwise: order, search, locks, constraints,
 * dumps, migrations.
 */
export const testsOfOtherDatabase = [
  'cli/backup',
  'modules/catalogue/finding',
  'modules/catalogue/listing',
  'modules/catalogue/own',
  'modules/catalogue/reading',
  'modules/catalogue/search',
  'modules/catalogue/suggestions',
  'modules/catalogue/words',
  'modules/financing/races',
  'modules/quotes/races',
  'modules/registration/same-time.test.ts',
  'platform/db',
  'platform/idempotency',
  'seed/demo-search.test.ts',
];

/** With `--all`: everything that writes or reads much there. */
export const allTestsOfOtherDatabase = [
  'cli/backup',
  'modules/cart',
  'modules/catalogue',
  'modules/catalogue-import',
  'modules/companies',
  'modules/company-claims',
  'modules/financing',
  'modules/market-figures',
  'modules/members',
  'modules/notifications',
  'modules/quotes',
  'modules/registration/same-time.test.ts',
  'modules/releases',
  'modules/verification',
  'platform/db',
  'platform/idempotency',
  'platform/uploads',
  'seed/demo-search.test.ts',
  'seed/seed-demo.test.ts',
];
