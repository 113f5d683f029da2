import { describe, expect, it } from '@jest/globals';
import { checkMessages } from './messages.mjs';
import { plantWorkspace } from './planted-workspace.mjs';

const page = (body, before = '') =>
  `${before}\nexport function Page() {\n  const t = useText();\n  return (\n${body}\n  );\n}\n`;

/** Checks an area with one page and two message files. */
async function problemsOf({ en, tr = en, source, more = {} }) {
  const planted = plantWorkspace({
    'mf-shop/src/messages/en.json': JSON.stringify(en),
    'mf-shop/src/messages/tr.json': JSON.stringify(tr),
    'mf-shop/src/pages/shop.tsx': source,
    ...more,
  });
  try {
    return await checkMessages(planted.root);
  } finally {
    planted.remove();
  }
}
const shop = 'mf-shop/src/pages/shop.tsx';
const noWords = (area) =>
  Object.fromEntries(['en', 'tr'].map((it) => [`${area}/src/messages/${it}.json`, '{}']));

describe('two languages', () => {
  const source = page("<p>{t('greeting', { name, count })}</p>");
  it.each([
    ['a key without Turkish', { greeting: 'Hi' }, {}, 'mf-shop: greeting is missing in tr.json'],
    ['a key without English', {}, { greeting: 'Selam' }, 'mf-shop: greeting is missing in en.json'],
    [
      'other placeholders',
      { greeting: 'Hi {{name}}' },
      { greeting: 'Selam {{ad}}' },
      'mf-shop: greeting has other placeholders in tr.json: {{name}} against {{ad}}',
    ],
    [
      'an empty text',
      { greeting: 'Hi' },
      { greeting: ' ' },
      'mf-shop/src/messages/tr.json: greeting is empty',
    ],
    [
      'nested texts',
      { greeting: { morning: 'Hi' } },
      { greeting: 'Selam' },
      'mf-shop/src/messages/en.json: greeting is not a text; message files are flat',
    ],
  ])('refuses %s', async (_what, en, tr, problem) => {
    expect(await problemsOf({ en, tr, source })).toContain(problem);
  });

  it('lets one plural form leave the number out', async () => {
    const en = { greeting_one: 'One {{name}}', greeting_other: '{{count}} {{name}}' };
    const tr = { greeting_one: '{{count}} {{name}}', greeting_other: '{{count}} {{name}}' };
    expect(await problemsOf({ en, tr, source })).toEqual([]);
  });

  it('reads the messages of single pages too', async () => {
    const folder = 'mf-shop/src/pages/cart/messages';
    const more = {
      [`${folder}/en.json`]: JSON.stringify({ cart: 'Cart', empty: 'Empty' }),
      [`${folder}/tr.json`]: JSON.stringify({ empty: 'Boş' }),
      'mf-shop/src/pages/cart/cart.tsx': page("<p>{t('cart')}</p>"),
    };
    const en = { greeting: 'Hi {{name}}, {{count}}' };
    expect(await problemsOf({ en, source, more })).toEqual([
      'mf-shop: cart is missing in tr.json',
      `${folder}/en.json has empty, which nothing uses`,
    ]);
  });

  it('refuses an area that shows something and has no message file', async () => {
    const planted = plantWorkspace({ 'mf-bank/src/page.tsx': 'export const Page = () => <br />;\n' });
    const problems = await checkMessages(planted.root);
    planted.remove();
    expect(problems).toEqual(['mf-bank has no message files in src/messages']);
  });
});

describe('keys', () => {
  const en = { 'shop.title': 'Shop', 'condition.new': 'New', 'condition.used': 'Used' };
  const all = "{t('shop.title')}{t('condition.new')}{t('condition.used')}";
  it.each([
    ['a literal', page(`<p>${all}</p>`), []],
    ['a key in a table', `const keys = ['shop.title', 'condition.new', 'condition.used'];\n`, []],
    ['a family put together', page(`<p>{t('shop.title')}{t(\`condition.\${it}\`)}</p>`), []],
    [
      'a family put together elsewhere',
      page("<p>{t('shop.title')}{t(labelOf(it))}</p>", `const labelOf = (it) => \`condition.\${it}\`;`),
      [],
    ],
    [
      'a family whose beginning is among the texts',
      page(
        "<p>{t('shop.title')}{labels('condition')}</p>",
        `const labels = (it) => [\`\${it}.new\`, \`\${it}.used\`];`,
      ),
      [],
    ],
    [
      'a family whose beginning is nowhere',
      page(
        "<p>{t('shop.title')}{labels(it)}</p>",
        `const labels = (it) => [\`\${it}.new\`, \`\${it}.\${it}\`];`,
      ),
      ['condition.new', 'condition.used'].map(
        (key) => `mf-shop/src/messages/en.json has ${key}, which nothing uses`,
      ),
    ],
    [
      'an unknown key',
      page(`<p>${all}{t('shop.subtitle')}</p>`),
      [`${shop}:5 uses shop.subtitle, which is in no message file`],
    ],
    [
      'a family of nobody',
      page(`<p>${all}{t(\`state.\${it}\`)}</p>`),
      [`${shop}:5 uses state.*, a family without a message`],
    ],
    [
      'a key that nothing uses',
      page("<p>{t('shop.title')}{t('condition.new')}</p>"),
      ['mf-shop/src/messages/en.json has condition.used, which nothing uses'],
    ],
  ])('%s', async (_what, source, problems) => {
    expect(await problemsOf({ en, source })).toEqual(problems);
  });

  it('refuses a text whose value is not given', async () => {
    const source = page("<p>{t('hits', { total })}</p>");
    expect(await problemsOf({ en: { hits: '{{count}} of {{total}}' }, source })).toEqual([
      `${shop}:5 gives hits no count`,
    ]);
  });

  it('does not count a use in a test', async () => {
    const more = { 'mf-shop/src/pages/shop.test.tsx': "t('shop.title');\n" };
    expect(await problemsOf({ en: { 'shop.title': 'Shop' }, source: 'export {};\n', more })).toEqual([
      'mf-shop/src/messages/en.json has shop.title, which nothing uses',
    ]);
  });
});

describe('a language', () => {
  const refused = (language) => [
    `${shop}:1 names the language ${language}; take it from the list in the contract`,
  ];
  it.each([
    ['compared with', "export const isTurkish = (locale) => locale === 'tr';", refused('tr')],
    ['as a key', 'export const words = { tr: 1 };', refused('tr')],
    ['in short', 'export const both = (en) => ({ en });', refused('en')],
    ['taken apart', 'export const title = ({ tr }) => tr;', refused('tr')],
    ['in a type', "export type Language = 'en';", refused('en')],
    ['with its reason', "export const i = 'ı'; // language: its own letter\nexport const of = 'tr';", []],
    ['as an element', "export const row = document.querySelector('tr td');", []],
  ])('%s', async (_how, source, problems) => {
    expect(await problemsOf({ en: {}, source })).toEqual(problems);
  });

  it('is asked for in every folder of messages', async () => {
    const more = { 'mf-shop/src/cart/messages/en.json': JSON.stringify({ cart: 'Cart' }) };
    expect(await problemsOf({ en: {}, source: "t('cart');\n", more })).toContain(
      'mf-shop/src/cart/messages has no tr.json',
    );
  });
});

describe('a currency', () => {
  const path = 'mf-manufacturer/src/prices.ts';
  const refused = (line, currency) => [
    `${path}:${line} names the currency ${currency}; take it from the list in the contract`,
  ];
  it.each([
    ['as the usual one', "export const of = (given) => given ?? 'USD';", refused(1, 'USD')],
    ['in a list', "export const all = ['EUR'];", refused(1, 'EUR')],
    ['as a key', 'export const signs = { CHF: 1 };', refused(1, 'CHF')],
    ['in a sentence', 'export const help = `write 1 in USD or so`;', refused(1, 'USD')],
    ['in a pattern', 'export const sign = /EUR|€/;', refused(1, 'EUR')],
    ['in a type', "export type Paid = 'CHF';", refused(1, 'CHF')],
    ['with its reason', "// currency: of old files\nexport const of = 'USD';", []],
    ['within another word', "export const of = 'EURO';", []],
  ])('%s', async (_how, source, problems) => {
    const more = { [path]: source, ...noWords('mf-manufacturer') };
    expect(await problemsOf({ en: {}, source: 'export {};\n', more })).toEqual(problems);
  });
});

describe('literal text', () => {
  it.each([
    ['between tags', '<p>Welcome</p>', 'Welcome'],
    ['in Turkish letters', '<p>şş</p>', 'şş'],
    ['as an expression', "<p>{'Welcome'}</p>", 'Welcome'],
    ['in either branch', "<p>{open ? t('a') : 'Closed'}</p>", 'Closed'],
    ['after a condition', "<p>{open && 'Open'}</p>", 'Open'],
    ['in a template', `<p>{\`\${count} looms\`}</p>`, '… looms'],
    ['in an attribute that is read out', '<button aria-label="Close" />', 'Close'],
    ['in a prop of a component', '<Field label={"Name"} />', 'Name'],
  ])('is refused %s', async (_where, body, text) => {
    const problems = await problemsOf({ en: {}, source: page(body) });
    expect(problems).toContain(`${shop}:5 shows “${text}”, which is in no message file`);
  });

  it.each([
    ['signs and numbers', '<p>→ 100 % · {count}</p>'],
    ['addresses of mail', `<p>{\`\${name}@demo.example\`}</p>`],
    ['attributes that nobody reads', '<p className="lead" data-state="open" />'],
    ['a proper name with its reason', '<p>\n{/* untranslated: name of a standard */}\nOEKO-TEX\n</p>'],
  ])('lets %s pass', async (_what, body) => {
    expect(await problemsOf({ en: {}, source: page(body) })).toEqual([]);
  });
});
