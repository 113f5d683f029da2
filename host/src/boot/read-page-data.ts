import type { PageData } from 'shared-kit/contract';

/** The JSON block that the server wrote into the document. */
export function readPageData(): PageData {
  const text = document.getElementById('page-data')?.textContent;
  if (!text) throw new Error('The document has no page data');
  return JSON.parse(text) as PageData;
}
