import { markdownModule } from '../build/markdown-module.ts';

/** Tests see the HTML that the build ships. */
export default { process: (source) => ({ code: markdownModule(source) }) };
