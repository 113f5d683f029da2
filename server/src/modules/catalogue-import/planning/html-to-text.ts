/// <reference path="./sanitize-html.d.ts" />
import sanitizeHtml from 'sanitize-html';

const paragraphs =
  'p div section article header footer blockquote pre table ul ol dl h1 h2 h3 h4 h5 h6'.split(' ');
const lines = ['li', /* language: none, an element */ 'tr', 'dt', 'dd', 'figcaption', 'caption'];
const cells = ['td', 'th'];
/** Elements whose content is no readable text. */
const silent =
  'script style noscript template iframe object embed svg math textarea select option head title audio video canvas'.split(
    ' ',
  );

/**
 * The readable text of HTML: no tags or scripts, entities decoded, paragraphs separated, a line with its bullet or
 * number for each list entry, table cells side by side.
 */
export function htmlToText(html: string): string {
  // Shops also paste plain text, whose line breaks matter.
  if (!/<[a-z!/]/i.test(html)) return tidy(decode(sanitizeHtml(html, nothing)));
  const safe = sanitizeHtml(html, {
    allowedTags: [...paragraphs, ...lines, ...cells, 'br', 'hr'],
    allowedAttributes: {},
    nonTextTags: silent,
  });
  return tidy(lay(safe));
}

const nothing = { allowedTags: [], allowedAttributes: {} };

/** Splitting is safe: only allowed tags are left, without attributes and well formed, and `<` in text is an entity. */
function lay(safe: string): string {
  const lists: { numbered: boolean; count: number }[] = [];
  let text = '';
  for (const part of safe.split(/(<[^>]*>)/)) {
    const [, closing, tag = ''] = /^<(\/?)([a-z0-9]+)/.exec(part) ?? [];
    if (closing === undefined) {
      text += decode(part.replace(/\s+/g, ' '));
      continue;
    }
    if (tag === 'ul' || tag === 'ol') {
      if (closing) lists.pop();
      else lists.push({ numbered: tag === 'ol', count: 0 });
    }
    text += spacing(tag, closing === '/', lists);
  }
  return text;
}

function spacing(tag: string, closing: boolean, lists: { numbered: boolean; count: number }[]): string {
  const list = lists.at(-1);
  if (tag === 'li' && !closing && list) {
    list.count += 1;
    return `\n${'  '.repeat(lists.length - 1)}${list.numbered ? `${list.count}.` : '•'} `;
  }
  if (cells.includes(tag)) return closing ? ' · ' : '';
  if (lines.includes(tag)) return closing ? '' : '\n';
  if (tag === 'br' || tag === 'hr') return '\n';
  // A paragraph in a list entry stays in its line, and a nested list follows directly.
  const beginsList = (tag === 'ul' || tag === 'ol') && !closing && lists.length === 1;
  return lists.length > 0 && !beginsList ? ' ' : '\n\n';
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };
/** The sanitizer has decoded all entities except the four that it needs. */
const decode = (text: string) => text.replace(/&(lt|gt|quot|amp);/g, (_all, name) => entities[name] ?? '');

/** Without a separator that nothing follows. */
function withoutDot(line: string): string {
  const text = line.trimEnd();
  return text.endsWith('·') ? text.slice(0, -1) : line;
}

const tidy = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/[\u200b\ufeff\u00ad]/g, '')
    .split('\n')
    .map((line) =>
      withoutDot(line)
        .replace(/(?<=\S)[ \t]+/g, ' ')
        .trimEnd(),
    )
    .map((line) => (/^ +(•|\d+\.) /.test(line) ? line : line.trimStart()))
    .join('\n')
    // Empty entries of empty lists.
    .replace(/^ *(•|\d+\.)\s*$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
