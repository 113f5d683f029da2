import type { PageData, Registry } from 'shared-kit/contract/areas';
import type { PublicConfig } from 'shared-kit/contract/market';

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
/** The releases that this tab runs or would run. A release that has run stays until the tab reloads. */
export const tabRegistry = (): Registry => pageData().registry;
/** Takes newer releases that need no reload. */
export const takeRegistry = (registry: Registry): void => setPageData({ ...pageData(), registry });
