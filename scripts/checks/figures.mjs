import { join } from 'node:path';
import { parseSource, walk } from './messages/source-file.mjs';
import { trackedFiles } from './tracked-files.mjs';

/** What every other field is made of, and the shop's field with buttons, which reads as they do. */
const ownFields =
  /^(shared-kit\/src\/(ui\/number-field|page\/figure-input|page\/date-field)|mf-shop\/src\/product\/quantity-stepper)\//;
/** Code that runs in the browser. */
const isPage = (path) =>
  /^(host|mf-[^/]+|shared-kit)\/src\/.*\.tsx?$/.test(path) &&
  !/\.(test|stories)\.tsx?$|\/(testing|gallery)\//.test(path) &&
  !ownFields.test(path);

const fields = new Set(['input', 'TextField', 'TextAreaField', 'NumberField', 'FigureInput']);
const readers = new Set(['Number', 'parseFloat', 'parseInt']);
const wordsOf = (node) => node?.value ?? node?.expression?.value;

const attributesOf = ({ attributes }) =>
  new Map(
    attributes
      .filter(({ type }) => type === 'JSXAttribute')
      .map(({ name, value }) => [name.value, wordsOf(value)]),
  );

function* faultsOfElement(node) {
  const name = node.name.value;
  const has = attributesOf(node);
  if (name === 'NumberField') yield 'uses NumberField';
  if (['number', 'date'].includes(has.get('type'))) yield `has a native ${has.get('type')} input`;
  if (['numeric', 'decimal'].includes(has.get('inputMode')) && has.get('autoComplete') !== 'one-time-code')
    yield 'makes a field for digits';
  if (!fields.has(name) || has.get('type') === 'range') return;
  const found = new Set();
  walk(node.attributes, (inner) => {
    const called = inner.type === 'CallExpression' && inner.callee.value;
    if (readers.has(called)) found.add(called);
  });
  for (const called of found) yield `gives a typed text to ${called}()`;
}

function* faultsOf(node) {
  if (node.type === 'JSXOpeningElement') yield* faultsOfElement(node);
  if (node.type === 'KeyValueProperty' && node.key.value === 'inputMode') yield 'makes a field for digits';
  if (node.type !== 'CallExpression') return;
  const { callee, arguments: given } = node;
  const called = callee.value ?? callee.property?.value;
  if (called === 'parseFloat') yield 'reads a number with parseFloat()';
  const [from, to] = given.map(({ expression }) => expression.value);
  if (/^replace(All)?$/.test(called) && from === ',' && to === '.') yield 'turns commas into points';
}

const remedy =
  'Figures are typed into FigureInput of shared-kit/figure-input and read by readFigure() of the contract, days are typed into DateField of shared-kit/page.';

/** A typed figure or day is read in one place, so no page has a field or a reader of its own. */
export async function checkFigures(root) {
  const problems = trackedFiles(root)
    .filter(isPage)
    .flatMap((path) => {
      const source = parseSource(join(root, path));
      const found = [];
      walk(source.tree.body, (node) => {
        for (const fault of faultsOf(node))
          found.push(`${path}:${source.lineOf(node.span ? node : node.key)} ${fault}`);
      });
      return found;
    });
  return { problems, remedy };
}
