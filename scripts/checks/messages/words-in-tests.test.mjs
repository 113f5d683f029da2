import { expect, it } from '@jest/globals';
import { checkMessages } from '../messages.mjs';
import { plantWorkspace } from '../planted-workspace.mjs';

const en = {
  'policy.save': 'Save the policy',
  'page.save': 'Save the policy',
  'page.gone': 'Page Not Found',
  'page.short': 'Cancel',
  'page.state': 'accepted',
};
const tr = { ...en, 'policy.save': 'Politikayı kaydet', 'page.state': 'onaylandı' };
const page = 'mf-shop/src/page.test.tsx';
const places = {
  english: 'page.save or policy.save of mf-shop/src/messages/en.json',
  turkish: 'policy.save of mf-shop/src/messages/tr.json',
};

/** What the check says of spelled words in an area whose file holds this source. */
async function problemsOf(source, path = page, more = {}) {
  const messages = (texts) => JSON.stringify(Object.fromEntries(Object.entries(texts).sort()));
  const planted = plantWorkspace({
    'mf-shop/src/messages/en.json': messages(en),
    'mf-shop/src/messages/tr.json': messages(tr),
    'mf-bank/src/messages/en.json': messages({ 'bank.refuse': 'Refuse the request' }),
    'mf-bank/src/messages/tr.json': messages({ 'bank.refuse': 'Talebi reddet' }),
    [path]: source,
    ...more,
  });
  try {
    return (await checkMessages(planted.root)).filter((it) => it.includes(' out; take it from '));
  } finally {
    planted.remove();
  }
}

it.each([
  ['as an argument', "screen.getByText('Save the policy');"],
  ['as a value', "const button = { name: 'Save the policy' };"],
  ['as a template', 'press(`Save the policy`);'],
  ['as a row of a table', "it.each([['Save the policy', 200]])('%s', () => {});"],
  ['in an attribute', 'render(<Field label="Save the policy" />);'],
  ['as an argument of what a function returns', "(() => press)()('Save the policy');"],
  ['between tags, over two lines', 'render(<p>Save\n  the policy</p>);'],
])('refuses a message %s', async (_how, source) => {
  expect(await problemsOf(source)).toEqual([
    `${page}:1 spells “Save the policy” out; take it from ${places.english}, or page.save of mf-shop/src/messages/tr.json`,
  ]);
});

it('refuses one in another language, also as the name of a property', async () => {
  expect(await problemsOf("press('Politikayı kaydet');\nconst rows = { onaylandı: 1 };")).toEqual([
    `${page}:1 spells “Politikayı kaydet” out; take it from ${places.turkish}`,
    `${page}:2 spells “onaylandı” out; take it from page.state of mf-shop/src/messages/tr.json`,
  ]);
});

it.each([
  'mf-shop/src/pages/testing/deep/page.tsx',
  'mf-shop/src/testing.ts',
  'mf-shop/fixtures/market.ts',
  'mf-shop/journeys/buying.spec.ts',
])('reads what tests share: %s', async (path) => {
  expect(await problemsOf("press('Politikayı kaydet');", path)).toHaveLength(1);
});

it.each([
  ['with its reason on the line', "press('Save the policy'); // wording: agreed with banks"],
  ['with its reason before it', "// wording: agreed with banks\npress('Save the policy');"],
  ['in a file about words', "// wording of this file: agreed with banks\n\npress('Save the policy');"],
  ['that is agreed with people outside', "heading('Page Not Found');"],
  ['of fewer than eight letters', "press('Cancel');"],
  ['that reads like a value of the code', "const company = { state: 'accepted' };"],
  ['of another package', "press('Refuse the request');"],
  ['as a title', "describe('Save the policy', () => it.each([])('Save the policy', () => {}));"],
  ['as a type', "type Save = 'Save the policy';"],
  ['with more words around it', "press('Save the policy now');"],
  ['taken from the messages', "press(en['policy.save']);"],
])('lets a message pass %s', async (_how, source) => {
  expect(await problemsOf(source)).toEqual([]);
});

it('wants a reason, and one that is near', async () => {
  expect(await problemsOf("// wording:\npress('Politikayı kaydet');")).toHaveLength(1);
  expect(await problemsOf("// wording: why\n\npress('Politikayı kaydet');")).toHaveLength(1);
  expect(await problemsOf("// wording of this file:\npress('Politikayı kaydet');")).toHaveLength(1);
});

it('leaves the sources of an area to the other checks', async () => {
  expect(await problemsOf("export const key = 'Save the policy';", 'mf-shop/src/page.ts')).toEqual([]);
});

it('reads the messages of single pages too', async () => {
  const words = JSON.stringify({ 'cart.full': 'Your cart is full' });
  const folder = 'mf-shop/src/pages/cart/messages';
  const more = { [`${folder}/en.json`]: words, [`${folder}/tr.json`]: words };
  expect(await problemsOf("find('Your cart is full');", page, more)).toEqual([
    `${page}:1 spells “Your cart is full” out; take it from cart.full of ${folder}/en.json, or cart.full of ${folder}/tr.json`,
  ]);
});
