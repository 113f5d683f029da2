import { afterAll, beforeAll, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { type InlineDrawing, inlineDrawing } from './inline-drawing.ts';

const drawing = (mode: string) => `<svg fill="#fff" data-mode="${mode}">50 % &amp; $1</svg>`;
const inlined = (mode: string) =>
  `data:image/svg+xml,<svg fill=%22%23fff%22 data-mode=%22${mode}%22>50 %25 &amp;amp; $1</svg>`;

const app = Fastify();
let inline: InlineDrawing;
let asked: string[] = [];
beforeAll(() => {
  app.get<{ Params: { id: string; file: string } }>('/api/products/:id/:file', async (request, reply) => {
    asked.push(request.url);
    const { id, file } = request.params;
    if (id === 'gone') return reply.code(404).send();
    const [, mode = ''] = /drawing-(\w+)/.exec(file) ?? [];
    return id === 'large' ? drawing(mode).padEnd(30_000) : drawing(mode);
  });
  inline = inlineDrawing(app);
});
afterAll(() => app.close());

const address = (mode: string, id: string) => `/api/products/${id}/drawing-${mode}.svg?v=a`;
const hint = (mode: string, media: string, id = 'p-1') =>
  `<link rel="preload" as="image" href="${address(mode, id)}" media="${media}" fetchPriority="high"/>`;
const both = (id = 'p-1') =>
  ['light', 'dark'].map((mode) => hint(mode, `(prefers-color-scheme: ${mode})`, id)).join('');
const image = (mode: string, src = address(mode, 'p-1')) =>
  `<img width="4" src="${src}" alt="" loading="lazy" decoding="async"/>`;
const ready = (mode: string) =>
  `<img id="first-drawing" width="4" src="${inlined(mode)}" alt="" loading="eager" decoding="sync"/>`;
const waiting = '<link rel="expect" blocking="render" href="#first-drawing">';
const body = `${image('light')}${image('dark')}<p>After</p>`;

it.each([
  [
    'the light one where either may be wanted',
    null,
    hint('light', 'not all') + hint('dark', '(prefers-color-scheme: dark)'),
    ready('light') + image('dark'),
  ],
  [
    'the one chosen',
    'light',
    hint('light', 'not all') + hint('dark', 'not all'),
    ready('light') + image('dark'),
  ],
  [
    'the one chosen',
    'dark',
    hint('light', 'not all') + hint('dark', 'not all'),
    image('light') + ready('dark'),
  ],
] as const)('puts into the document %s: %s', async (_what, theme, head, images) => {
  expect(await inline({ head: `<title>Shop</title>${both()}`, body }, theme)).toEqual({
    head: `<title>Shop</title>${head}${waiting}`,
    body: `${images}<p>After</p>`,
  });
});

it('asks for a drawing once', async () => {
  asked = [];
  await inline({ head: both('p-2'), body }, 'light');
  await inline({ head: both('p-2'), body }, 'light');
  expect(asked).toEqual([address('light', 'p-2')]);
});

it.each([
  ['a drawing that is gone', both('gone')],
  ['one that is large', both('large')],
  ['a page that asks for none', '<title>Shop</title>'],
  [
    'a picture of another kind',
    '<link rel="preload" as="image" href="/media/a.jpg" media="(prefers-color-scheme: light)"/>',
  ],
])('leaves %s to the browser', async (_what, head) => {
  expect(await inline({ head, body }, null)).toEqual({ head, body });
});
