import { guideTable } from 'shared-kit/contract/guides';
import { variables } from '../platform/variables.ts';

const rows = Object.entries(variables).map(([name, { fallback, about }]) => [
  `\`${name}\``,
  fallback === null ? '' : `\`${fallback}\``,
  about.replaceAll('|', '\\|'),
]);

/** The page `docs/settings.md`. */
export const settingsGuide = (): string => `# Settings

\`pnpm guides\` makes this page from the code. A test compares the two. The server reads the
environment first, then \`server/.env\`; \`server/.env.example\` has the same, ready to copy.

${guideTable(['variable', 'default', 'sets'], rows)}
`;
