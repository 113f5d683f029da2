import { expect, it } from '@jest/globals';
import { placeDrawings } from './place-drawings.ts';

const address = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const place = (value: unknown) => {
  const files: Record<string, string> = {};
  const expression = placeDrawings(value, 'art', (name, svg) => {
    files[name] = svg;
    return `${name}.svg`;
  });
  return { files, expression };
};

it('keeps every drawing of a group as a file of its own and refers to it', () => {
  const svg = (name: string, mode: string) => `<svg><!-- ${name}, ${mode}: 100 % “ink” --></svg>`;
  const draw = (name: string) => ({ light: address(svg(name, 'light')), dark: address(svg(name, 'dark')) });
  const { files, expression } = place({ loom: draw('loom'), 'circular-knitting': draw('knitting') });
  expect(files).toEqual({
    'art-loom-light': '<svg><!-- loom, light: 100 % “ink” --></svg>',
    'art-loom-dark': '<svg><!-- loom, dark: 100 % “ink” --></svg>',
    'art-circular-knitting-light': '<svg><!-- knitting, light: 100 % “ink” --></svg>',
    'art-circular-knitting-dark': '<svg><!-- knitting, dark: 100 % “ink” --></svg>',
  });
  const evaluate = new Function('at', `return ${expression}`) as (at: (file: string) => string) => unknown;
  expect(evaluate((file) => `/a/${file}`)).toEqual({
    loom: { light: '/a/art-loom-light.svg', dark: '/a/art-loom-dark.svg' },
    'circular-knitting': {
      light: '/a/art-circular-knitting-light.svg',
      dark: '/a/art-circular-knitting-dark.svg',
    },
  });
});

it.each([
  ['a function', { loom: () => '' }],
  ['text', { loom: 'a loom' }],
  ['nothing', undefined],
])('refuses %s', (_what, value) => {
  expect(() => place(value)).toThrow('neither a drawing nor a group of drawings');
});
