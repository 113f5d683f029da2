import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RegisteredArea } from 'shared-kit/contract/areas';
import type { Area } from '../../shell/define-area.ts';
import { declaredRoutes } from '../declared-routes.ts';

/** Describes an area from its `area.ts`, which is loaded again after each change. */
export function servedArea(root: string): () => Promise<RegisteredArea> {
  const file = join(root, 'src/area.ts');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  let last: RegisteredArea | null = null;
  return async () => {
    // Node caches modules by address, so a changed file needs a new one.
    const content = createHash('sha256').update(readFileSync(file)).digest('hex');
    try {
      const { default: area } = (await import(`${pathToFileURL(file).href}?${content}`)) as { default: Area };
      const pages = area.pages.map(({ route, pattern }) => ({ route, pattern }));
      const { id, contract } = area;
      const routes = declaredRoutes(area, root);
      last = {
        id,
        version: `${version}-dev`,
        contract,
        entry: 'remoteEntry.js',
        integrity: '',
        routes,
        pages,
      };
    } catch (error) {
      // The compiler reports what is wrong with it.
      if (!last) throw error;
    }
    return last;
  };
}
