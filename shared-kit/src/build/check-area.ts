import { faultOfAreaId } from 'shared-kit/contract/routes';
import type { Area } from '../shell/define-area.ts';

/** Throws if an area's declarations don't fit its pages. The build shows the error; browsers carry no checks. */
export function checkArea({ id, routes, pages, html, questions, firstImages, samples, menu }: Area): void {
  const fault = faultOfAreaId(id);
  if (fault) throw new Error(fault);
  const empty = Object.keys(routes).find((name) => !pages.some(({ route }) => route === name));
  if (empty) throw new Error(`Area ${id} has no page for its route ${empty}`);
  const exempt = pages.find(
    ({ pattern, route }) => liftsRules(pattern) && !liftsRules(routes[route]?.path ?? ''),
  );
  if (exempt)
    throw new Error(`Area ${id}: ${exempt.pattern} may not contain a word that lifts every access rule`);
  const unknown = [...html, ...Object.keys(questions), ...Object.keys(firstImages)].find(
    (name) => !pages.some(({ route }) => route === name),
  );
  if (unknown) throw new Error(`Area ${id} has no page ${unknown}`);
  const hasPage = (pattern: string) => pages.some((page) => page.pattern === pattern);
  const astray = menu.find((entry) => !hasPage(entry.pattern));
  if (astray) throw new Error(`Area ${id} has no page ${astray.pattern} for its menu`);
  const unplaced = Object.keys(samples).find((pattern) => !hasPage(pattern));
  if (unplaced) throw new Error(`Area ${id} has no page ${unplaced}`);
  const unsampled = pages.find(({ pattern }) => pattern.includes(':') && !samples[pattern]);
  if (unsampled) throw new Error(`Area ${id}: ${unsampled.pattern} needs an entry in samples`);
}

/** Access rule 1 exempts paths by text. A route may say so; a sub-page must not by its name. */
const liftsRules = (path: string): boolean => /documents|signed-manufacturer|signed-provider/.test(path);
