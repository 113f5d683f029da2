import type { PageData } from 'shared-kit/contract';
import { asRegistry, emptyRegistry } from '../federation/read-registry.ts';

/** Reads the JSON block in the document. The shell works even without areas. */
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
