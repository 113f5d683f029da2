/** Two kinds of test: rules and server code run in Node, components in jsdom with Node's own fetch classes. */
const transform = {
  '\\.[mc]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2024',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'es6' },
    },
  ],
};
const common = {
  transform,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/shared-kit/src/testing/css-module.mjs',
    '\\.css$': '<rootDir>/shared-kit/src/testing/css-module.mjs',
  },
};

export default {
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{server,shared-kit,scripts,host,mf-*}/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.mjs',
      ],
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
