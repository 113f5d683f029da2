import { describe, expect, it } from '@jest/globals';
import { htmlToText } from './html-to-text.ts';

describe('htmlToText', () => {
  it.each([
    ['paragraphs', '<p>One</p>\r\n<p>Two</p>', 'One\n\nTwo'],
    ['line breaks', 'a<br>b<br/>c', 'a\nb\nc'],
    ['space of the source', '<p>  a \n  b  </p>', 'a b'],
    ['line breaks of plain text', 'first\r\nsecond', 'first\nsecond'],
    ['entities', '<p>5&nbsp;&lt;&nbsp;6 &amp; caf&eacute; &#8217;</p>', '5 < 6 & café ’'],
    ['an entity of an entity', '5 &amp;lt; 6', '5 &lt; 6'],
    ['a list', '<ul>\n<li>A</li>\n<li><p>B <b>bold</b></p></li>\n</ul><p>C</p>', '• A\n• B bold\n\nC'],
    ['a numbered list', '<ol><li>x</li><li>y</li></ol>', '1. x\n2. y'],
    ['a list in a list', '<ul><li>A<ul><li>a</li></ul></li><li>B</li></ul>', '• A\n  • a\n• B'],
    ['a table', '<table><tr><th>Size</th><td>10</td></tr><tr><td>W</td></tr></table>', 'Size · 10\nW'],
    ['a script', 'a<script>alert(1)</script>b', 'ab'],
    ['styles', '<style>p { color: red }</style><p>a</p>', 'a'],
    ['handlers and addresses', '<a href="javascript:x()" onclick="x()">a</a><img src=x onerror=x()>', 'a'],
    ['an embedded page', '<iframe src="https://video.example">no</iframe>a', 'a'],
    ['a drawing', '<svg onload=x()><text>no</text></svg>a', 'a'],
    ['comments', '<!-- no -->a', 'a'],
    ['what is never closed', '<p>a <b>b', 'a b'],
    ['nothing', '<p>&nbsp;</p>', ''],
  ])('reads %s', (_what, html, text) => {
    expect(htmlToText(html)).toBe(text);
  });
});
