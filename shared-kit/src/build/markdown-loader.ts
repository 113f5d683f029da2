import { markdownModule } from './markdown-module.ts';

/** For texts in Markdown, such as legal ones. They come from this repository, so they are trusted. */
export default markdownModule;
