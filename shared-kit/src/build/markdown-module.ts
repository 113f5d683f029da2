import { marked } from 'marked';

/** A Markdown file as a module that exports its HTML: what is read in the browser needs no parser there. */
export const markdownModule = (source: string): string =>
  `export default ${JSON.stringify(marked.parse(source, { async: false }))};`;
