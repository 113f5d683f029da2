import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { type FirstDrawing, firstDrawing } from './first-drawing.ts';

describe('first drawing', () => {
  const app = Fastify();
  let drawingOf: FirstDrawing;
  let asked: string[] = [];
  beforeAll(() => {
    app.get<{ Params: { id: string; file: string } }>('/api/products/:id/:file', async (request, reply) => {
      asked.push(request.url);
      const { id, file } = request.params;
      if (id === 'gone') return reply.code(404).send();
      const drawing = `<svg fill="#fff" id='${file}'>50 % &amp; $1</svg>`;
      return id === 'large' ? drawing.padEnd(30_000) : drawing;
    });
  });
  beforeEach(() => {
    asked = [];
    drawingOf = firstDrawing(app);
  });
  afterAll(() => app.close());

  const address = (mode: string, id = 'p-1') => `/api/products/${id}/drawing-${mode}.svg?v=a`;
  const answering = (data: unknown) =>
    [{ queryKey: ['/api/products'], queryHash: '', state: { data } }] as const;
  const listOf = (id: string) =>
    answering({ items: [{ image: { light: address('light', id), dark: address('dark', id) } }] });
  const data = (mode: string) =>
    `data:image/svg+xml,<svg fill=%22%23fff%22 id='drawing-${mode}.svg'>50 %25 &amp; $1</svg>`;

  it.each([
    [null, 'light', false],
    ['light', 'light', true],
    ['dark', 'dark', true],
  ] as const)('for the colour mode %s is the %s one', async (theme, mode, isOnlyOne) => {
    expect(await drawingOf('items/0/image', listOf('p-1'), theme)).toEqual({
      address: address(mode),
      data: data(mode),
      isOnlyOne,
    });
  });

  it('is asked for once', async () => {
    await drawingOf('items/0/image', listOf('p-1'), 'light');
    await drawingOf('items/0/image', listOf('p-1'), 'light');
    expect(asked).toEqual([address('light')]);
  });

  it.each([
    ['that is gone', 'items/0/image', listOf('gone')],
    ['that is large', 'items/0/image', listOf('large')],
    ['of a page without one', null, listOf('p-1')],
    ['of a list without products', 'items/0/image', answering({ items: [] })],
    ['of a page without answers', 'items/0/image', []],
    ['that is a photograph', 'image', answering({ image: { light: '/media/a.jpg', dark: '/media/a.jpg' } })],
  ])('%s is left to the browser', async (_what, place, queries) => {
    expect(await drawingOf(place, queries, null)).toBeNull();
  });
});
