import { lines, tool } from './tool.mjs';

/** Checks every file by Biome; warnings are problems, too. */
export async function checkStyle(root) {
  const args = ['check', '--error-on-warnings', '--max-diagnostics=100', '--reporter=github', '.'];
  const { code, output } = await tool('biome', args, root);
  if (code === 0) return [];
  const problems = lines(output)
    .filter((it) => it.startsWith('::'))
    .map((it) => readable(it).replace(`${root}/`, ''));
  return problems.length > 0 ? problems : lines(output);
}

/** `::error title=rule,file=a.ts,line=3,…::text` → `a.ts:3 rule: text` */
function readable(annotation) {
  const [, properties = '', text = ''] = annotation.match(/^::\w+ (.*?)::(.*)$/) ?? [];
  const get = (name) => properties.match(new RegExp(`(?:^|,)${name}=([^,]*)`))?.[1] ?? '';
  return `${get('file')}:${get('line')} ${get('title')}: ${text}`;
}
