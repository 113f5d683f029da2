import { expect, it } from '@jest/globals';
import { plantWorkspace } from './planted-workspace.mjs';
import { checkTextElements } from './text-elements.mjs';

const page = 'mf-shop/src/page.tsx';
async function problemsOf(text, path = page) {
  const planted = plantWorkspace({ [path]: text });
  const { problems } = await checkTextElements(planted.root);
  planted.remove();
  return problems;
}

const beside = 'puts text beside something else';
const onlyText = 'is a component that is nothing but text';

it.each([
  ['beside an element that comes and goes', '<p>{t("a")} {isOn && <b>1</b>}</p>', beside],
  ['before an element', '<p>{name}<b>1</b></p>', beside],
  ['that comes and goes', '<p><b>1</b>{isOn && t("a")}</p>', beside],
  ['as one of two', '<p><b>1</b>{isOn ? t("a") : <i>2</i>}</p>', beside],
  ['as the other choice', '<p><b>1</b>{title || <i>2</i>}</p>', beside],
  ['in a template', `<p><Icon />{\`\${a}, \${b}\`}</p>`, beside],
  ['a figure', '<p><Icon />{count + 1}</p>', beside],
  ['between tags', '<p><b>1</b> · <b>2</b></p>', beside],
  ['in braces', '<p><b>1</b>{" · "}<b>2</b></p>', beside],
  ['before a blank', '<b>{label} </b>', beside],
  ['what a component was given', '<button>{pending && <Icon />}{children}</button>', beside],
  ['what a component was given as a property', '<p>{props.label} <b>1</b></p>', beside],
  ['given to a component', '<Button><Icon />{t("a")}</Button>', beside],
  ['in a fragment', '<>{t("a")}</>', beside],
  ['in a component without an element', '<Suspense>{t("a")}</Suspense>', beside],
  ['in a property', '<Page lead={<>{lead} <b>1</b></>} />', beside],
  ['as a list', '<p>{names.map((it) => it.name)}</p>', beside],
  ['as a list of what may be missing', '<p>{names?.map((it) => it.name + 1)}</p>', beside],
  ['from a function of the file', '<p><b>1</b>{said()}</p>; function said() { return t("a"); }', beside],
  ['kept by a name', '<p><b>1</b>{said}</p>; const said = t("a");', beside],
])('refuses text %s', async (_where, jsx, problem) => {
  expect(await problemsOf(`\nconst it = ${jsx};`)).toEqual([`${page}:2 ${problem}`]);
});

it('refuses two texts in one element, each of them', async () => {
  expect(await problemsOf('const it = <p>{first} {last}</p>;')).toHaveLength(2);
});

it.each([
  'function State() { return t("a"); }',
  'function State() { if (isOn) return <b>1</b>; return isOff ? null : a + b; }',
  "const State = () => '–';",
  "const State = ({ names }) => names.map(nameOf).join(', ');",
  'export const State = ({ name }) => name ?? formatDay(day);',
])('refuses a component that is nothing but text: %s', async (code) => {
  expect(await problemsOf(code)).toEqual([`${page}:1 ${onlyText}`]);
});

it('refuses to keep a sentence from being translated', async () => {
  const found = [`${page}:1 keeps a sentence from being translated`];
  expect(await problemsOf('const it = <p translate="no">{t("a", { name })}</p>;')).toEqual(found);
  expect(await problemsOf('const it = <p translate="no"><b>{say(locale, "a")}</b></p>;')).toEqual(found);
  expect(await problemsOf('const it = <b translate="no">{formatMoney(total)}</b>;')).toEqual([]);
});

it.each([
  '<p>{t("a")}</p>',
  '<p>{isOn && t("a")}</p>',
  '<p>{isOn ? t("a") : <b>1</b>}</p>',
  '<p>{children}</p>',
  '<p>{first + last}</p>',
  '<p><span>{t("a")}</span> {isOn && <b>1</b>}</p>',
  '<p>\n  <b>1</b>{" "}\n  <b>2</b>\n</p>',
  '<p>{/* why */}{t("a")}</p>',
  '<button>{pending && <Icon />}{asElement(children)}</button>',
  '<ul>{first && <li>1</li>}{rows.map((it) => <li>{it}</li>)}</ul>',
  '<select><option>1</option>{rows?.map((it) => <option>{it}</option>)}</select>',
  '<select><option>1</option>{Array.from({ length: 12 }, (_, at) => <option>{at}</option>)}</select>',
  '<p><b>1</b>{list()}{undefined}{null}</p>; function list() { if (isOn) return null; return <i>2</i>; }',
  '<p><b>1</b>{mark}</p>; const mark = isOn && <i>2</i>;',
  '<form><b>1</b>{dialog}{refusal.dialog}</form>',
  '<div><b>1</b>{children(control)}</div>',
])('takes %s', async (jsx) => {
  expect(await problemsOf(`const it = ${jsx};`)).toEqual([]);
});

it('reads only what pages show', async () => {
  const text = 'const it = <p>{name} <b>1</b></p>;';
  for (const path of [
    'mf-shop/src/page.test.tsx',
    'shared-kit/src/ui/gallery/card.tsx',
    'e2e/fixtures/a.tsx',
  ])
    expect(await problemsOf(text, path)).toEqual([]);
  for (const path of ['host/src/page.tsx', 'shared-kit/src/ui/button/button.tsx'])
    expect(await problemsOf(text, path)).toHaveLength(1);
});
