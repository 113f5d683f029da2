import { createRequire } from 'node:module';
import config from '../../jest.config.mjs';
import { kit } from '../bootstrap/root.mjs';

const lucide = createRequire(`${kit}/`).resolve('lucide-react');

/** A path of the workspace's configuration, in the packed kit. */
const packed = (path) =>
  path.replace('<rootDir>/shared-kit/src', kit).replace(/jest-setup\.ts$/, 'jest-setup.js');

const tests = { node: ['<rootDir>/src/**/*.test.ts'], dom: ['<rootDir>/src/**/*.test.tsx'] };

/** How an area in another repository is tested: like those of the workspace. */
export default {
  testTimeout: config.testTimeout,
  projects: config.projects
    .filter(({ displayName }) => Object.hasOwn(tests, displayName))
    .map(({ setupFilesAfterEnv = [], ...project }) => ({
      ...project,
      testMatch: tests[project.displayName],
      testEnvironment: packed(project.testEnvironment),
      setupFilesAfterEnv: setupFilesAfterEnv.map(packed),
      transform: Object.fromEntries(
        Object.entries(project.transform).map(([files, by]) => [
          files,
          typeof by === 'string' ? packed(by) : by,
        ]),
      ),
      moduleNameMapper: {
        ...Object.fromEntries(
          Object.entries(project.moduleNameMapper).map(([files, path]) => [files, packed(path)]),
        ),
        '^lucide-react$': lucide,
      },
    })),
};
