import { expect, it } from '@jest/globals';
import { brokenThread, halfWovenShed } from 'shared-kit/drawing';
import { createHTML, createScriptURL, trustOriginsOf } from './trusted-types.ts';

it.each(['/h/host.1.js', '/r/shop/1.0.0/1.js', new URL('/h/2.js', window.location.href).href])(
  'a script may come from %s',
  (address) => expect(createScriptURL(address)).toBe(address),
);

it.each([
  'https://evil.example/r/shop/1.js',
  '//evil.example/h/1.js',
  'http://localhost:4199/r/shop/1.js',
  '/api/quotes/1/attachments/1',
  '/r/../api/quotes',
  'data:text/javascript,alert(1)',
  'blob:http://localhost/1',
  'javascript:alert(1)',
])('no script may come from %s', (address) => expect(() => createScriptURL(address)).toThrow(TypeError));

it('an area of this machine is trusted with its origin, which opens nothing else', () => {
  expect(() => createScriptURL('http://localhost:4101/remoteEntry.js')).toThrow(TypeError);
  trustOriginsOf(['http://localhost:4101/remoteEntry.js', '/r/quotes/1.0.0/remoteEntry.js']);
  expect(createScriptURL('http://localhost:4101/1.js')).toBe('http://localhost:4101/1.js');
  expect(() => createScriptURL('http://localhost:4102/1.js')).toThrow(TypeError);
  expect(() => createScriptURL('/api/quotes')).toThrow(TypeError);
});

it.each([
  ['a drawing', halfWovenShed()],
  ['the drawing of an error', brokenThread()],
  [
    'words of a maker',
    '<svg aria-label="Loom onload=&quot;x&quot; onx=" role="img"><path d="M0 0h9"/></svg>',
  ],
  ['a legal text', '<h2 id="a">Terms</h2>\n<p>Yours &amp; ours, <a href="/tr/contact">1 &lt; 2</a><br></p>'],
])('%s may be shown', (_what, markup) => expect(createHTML(markup)).toBe(markup));

it.each([
  '<script>alert(1)</script>',
  '<img src="/x" onerror="alert(1)">',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<p title="<img src=x onerror=alert(1)>">',
  '<a href="javascript:alert(1)">',
  '<a href="java&#115;cript:alert(1)">',
  '<svg><use xlink:href="data:image/svg+xml,x"/></svg>',
  '<iframe srcdoc="x"></iframe>',
  '<div srcdoc="x"></div>',
  '<svg><animate attributeName="href" to="x"/></svg>',
  '<base href="/elsewhere/">',
  '<form action="/x"><button formaction="javascript:x"></button></form>',
  '<!-- --><p>',
  '<p',
])('%s may not be shown', (markup) => expect(() => createHTML(markup)).toThrow(TypeError));
