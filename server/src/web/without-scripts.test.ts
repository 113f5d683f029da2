import { expect, it } from '@jest/globals';
import { withoutScripts } from './without-scripts.ts';

const texts = {
  'no-scripts.text': 'Needs <scripts>',
  'no-scripts.home': 'Home',
  'no-scripts.contact': 'Write',
};

it('says why there is nothing to be seen, and leads on in its language', () => {
  const { head, body } = withoutScripts({ texts, locale: 'tr', plain: null });
  expect(head).toBe('');
  expect(body).toContain('<p>Needs &#60;scripts&#62;</p>');
  expect(body).toContain('<a href="/tr">Home</a> · <a href="/tr/contact-us">Write</a>');
});

it('leads to the page as it is without the query, where that is HTML', () => {
  const { head, body } = withoutScripts({ texts, locale: 'en', plain: '/a"b' });
  expect(head).toBe('<noscript><meta http-equiv="refresh" content="0;url=/a&#34;b"></noscript>');
  expect(body).toBe('');
});
