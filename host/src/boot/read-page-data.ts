import type { PageData } from 'shared-kit/contract';
import { asRegistry, emptyRegistry } from '../federation/read-registry.ts';

/** The JSON block that the server wrote into the document. Without areas the shell still stands. */
export function readPageData(): PageData {
  const text = document.getElementById('page-data')?.textContent;
  if (!text) throw new Error('The document has no page data');
  const { registry, config, answers = {}, currency, dataOf } = JSON.parse(text) as PageData;
  return {
    registry: asRegistry(registry) ?? emptyRegistry,
    config,
    answers,
    ...(currency && { currency }),
    ...(dataOf && { dataOf }),
  };
}
