import { expect, it } from '@jest/globals';
import { markdownModule } from './markdown-module.ts';

it.each([
  ['# Terms', '<h1>Terms</h1>\n'],
  ['| a |\n| - |\n| b |', '<th>a</th>'],
  ['line\u2028end "quoted"', 'line\u2028end &quot;quoted&quot;'],
])('%j', (source, html) => {
  const [, literal = ''] = /^export default (.*);$/s.exec(markdownModule(source)) ?? [];
  expect(JSON.parse(literal)).toContain(html);
});
