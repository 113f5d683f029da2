import { describe, expect, it } from '@jest/globals';
import { renderMail } from './render-mail.ts';

const url = 'https://market.example/login/abc?redirect=%2Fcart&x=1';
const rendered = renderMail(
  {
    subject: 'Your sign-in link',
    before: ['Hello <b>Deniz</b> & "friends",'],
    action: { label: 'Sign in', url },
    after: ['It works once.'],
  },
  'en',
  "Loom & Co's",
);

describe('a mail', () => {
  it('says in plain text what it says in HTML', () => {
    expect(rendered.subject).toBe("Your sign-in link · Loom & Co's");
    expect(rendered.plainText).toBe(
      `Your sign-in link\n\nHello <b>Deniz</b> & "friends",\n\nSign in:\n${url}\n\nIt works once.\n\n-- \nLoom & Co's\n`,
    );
  });

  it('takes no markup from values', () => {
    expect(rendered.html).toContain('Hello &#60;b&#62;Deniz&#60;/b&#62; &#38; &#34;friends&#34;,');
    expect(rendered.html).toContain('Loom &#38; Co&#39;s');
    expect(rendered.html).not.toContain('<b>');
  });

  it('links twice to the address and loads nothing', () => {
    const hrefs = [...rendered.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual([url.replace('&', '&#38;'), url.replace('&', '&#38;')]);
    expect(rendered.html).not.toMatch(/<(img|link|script|style|iframe)|url\(|src=/);
  });

  it('is one heading in its language', () => {
    expect(rendered.html).toContain('<html lang="en">');
    expect(rendered.html.match(/<h1/g)).toHaveLength(1);
  });

  it('has one line as subject, whatever the name of the market', () => {
    expect(renderMail({ subject: 'A', before: [], after: [] }, 'tr', 'B\r\nBcc: x@y.z').subject).toBe(
      'A · B Bcc: x@y.z',
    );
  });
});
