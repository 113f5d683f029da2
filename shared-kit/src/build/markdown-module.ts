import { marked } from 'marked';

/** Turns a Markdown file into a module that exports HTML, so that the browser needs no parser. */
export const markdownModule = (source: string): string =>
  `export default ${JSON.stringify(marked.parse(source, { async: false }))};`;
