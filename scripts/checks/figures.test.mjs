import { expect, it } from '@jest/globals';
import { checkFigures } from './figures.mjs';
import { plantWorkspace } from './planted-workspace.mjs';

const page = (line) => `export const a = (it) => (\n  ${line}\n);\n`;

it.each([
  ['<NumberField label="a" />', 'uses NumberField'],
  ['<input type="number" />', 'has a native number input'],
  ['<TextField type="date" />', 'has a native date input'],
  ['<TextField inputMode="decimal" />', 'makes a field for digits'],
  ["<TextField {...{ inputMode: 'numeric' }} />", 'makes a field for digits'],
  ['<input onChange={({ target }) => it(Number(target.value))} />', 'gives a typed text to Number()'],
  ['parseFloat(it)', 'reads a number with parseFloat()'],
  ['Number.parseFloat(it)', 'reads a number with parseFloat()'],
  ["it.replace(',', '.')", 'turns commas into points'],
])('finds %s', async (line, fault) => {
  const planted = plantWorkspace({ 'mf-shop/src/a.tsx': page(line) });
  const { problems } = await checkFigures(planted.root);
  planted.remove();
  expect(problems).toEqual([`mf-shop/src/a.tsx:2 ${fault}`]);
});

it.each([
  '<FigureInput figure={it} onText={it} />',
  '<SelectField onChange={({ target }) => it(Number(target.value))} />',
  '<input type="range" onChange={({ target }) => it(Number(target.value))} />',
  '<TextField inputMode="numeric" autoComplete="one-time-code" />',
])('takes %s', async (line) => {
  const planted = plantWorkspace({ 'mf-shop/src/a.tsx': page(line) });
  const { problems } = await checkFigures(planted.root);
  planted.remove();
  expect(problems).toEqual([]);
});
