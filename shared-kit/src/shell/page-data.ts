import type { PageData, PublicConfig, Registry } from 'shared-kit/contract';

let current: PageData | null = null;

/** The host calls it once, before anything renders. */
export const setPageData = (data: PageData): void => {
  current = data;
};

function pageData(): PageData {
  if (!current) throw new Error('The page data is read before the host has set it');
  return current;
}

export const publicConfig = (): PublicConfig => pageData().config;
/** The releases that this tab runs, or would run: it stays on those that it has run until it reloads. */
export const tabRegistry = (): Registry => pageData().registry;
/** The newer releases that a tab can take without reloading. */
export const takeRegistry = (registry: Registry): void => setPageData({ ...pageData(), registry });
