import { markdownModule } from './markdown-module.ts';

/** For texts that are kept as Markdown, such as those a lawyer writes. They are the market's own, so they are trusted. */
export default markdownModule;
