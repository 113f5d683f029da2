/** Three kinds of test: rules in Node, the server on a real PostgreSQL, components in jsdom with Node's own fetch classes. */
const transform = {
  '\\.md$': '<rootDir>/shared-kit/src/testing/markdown-transform.mjs',
  '\\.[mc]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2024',
        experimental: { keepImportAttributes: true },
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'es6' },
    },
  ],
};
const common = {
  transform,
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.md'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/shared-kit/src/testing/css-module.mjs',
    '\\.css$': '<rootDir>/shared-kit/src/testing/css-module.mjs',
    // One file instead of the 2,000 of its ES build, which each test file would load.
    '^lucide-react$': '<rootDir>/shared-kit/node_modules/lucide-react/dist/cjs/lucide-react.js',
  },
};

/**
 * With `TEST_SUITES` the server's tests run in suites of many files, which loads its modules eleven times instead of 290.
 * Without it each file runs alone, as for a single file or for those that a change can affect.
 */
export default {
  // Tests on a real database share two cores with everything else; what hangs still ends.
  testTimeout: 60_000,
  testSequencer: '<rootDir>/scripts/testing/suites-first.mjs',
  // Modules of ES tests are never let go of: a process that has grown is replaced, which only a worker can be.
  maxWorkers: 2,
  // A worker over this limit when the last test ends is replaced, and Jest says that it "has been force exited".
  workerIdleMemoryLimit: '800MB',
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{shared-kit,scripts,host,mf-*,e2e}/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.mjs',
      ],
    },
    {
      ...common,
      displayName: 'server',
      testEnvironment: '<rootDir>/server/src/platform/testing/plain-globals-environment.mjs',
      // One PostgreSQL for the run; each outermost describe clones the migrated template.
      globalSetup: '<rootDir>/server/src/platform/testing/global-setup.mjs',
      globalTeardown: '<rootDir>/server/src/platform/testing/global-teardown.mjs',
      testMatch: [`<rootDir>/server/${process.env.TEST_SUITES ? 'suites/*.suite' : '**/*.test'}.ts`],
    },
    {
      ...common,
      displayName: 'dom',
      testEnvironment: '<rootDir>/shared-kit/src/testing/jest-environment.mjs',
      setupFilesAfterEnv: ['<rootDir>/shared-kit/src/testing/jest-setup.ts'],
      testMatch: ['<rootDir>/{shared-kit,host,mf-*}/**/*.test.tsx'],
    },
  ],
};
