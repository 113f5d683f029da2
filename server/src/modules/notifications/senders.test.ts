import { globSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { notificationEvents } from 'shared-kit/contract/notifications';

it('every event is named by a module that sends it', () => {
  const modules = new URL('../', import.meta.url);
  const source = globSync('**/*.ts', { cwd: modules, exclude: ['**/*.test.ts', 'notifications/**'] })
    .map((path) => readFileSync(new URL(path, modules), 'utf8'))
    .join('\n');
  const unsent = Object.keys(notificationEvents).filter((event) => !source.includes(`'${event}'`));
  expect(unsent).toEqual([]);
});
