import type { ListedKind } from '../schema.ts';
import { dayOf, joined, type ListedName, type ListReader, ListRefused } from './listed-name.ts';
import { childrenOf, readElements, textOf, type XmlElement } from './read-xml.ts';

/** UN: the consolidated list of the Security Council. */
export const readUn: ListReader = async function* (file) {
  for await (const element of readElements(file.chunks, ['INDIVIDUAL', 'ENTITY'])) {
    if (element.name === 'CONSOLIDATED_LIST') file.date ??= dayOf(element.attributes.dateGenerated ?? '');
    else if (element.name === 'INDIVIDUAL') yield* unNames(element, 'person');
    else if (element.name === 'ENTITY') yield* unNames(element, 'organisation');
    else throw new ListRefused('It is not the UN’s list: its root is no CONSOLIDATED_LIST.');
  }
};

function* unNames(element: XmlElement, kind: ListedKind): Iterable<ListedName> {
  const entry = textOf(element, 'REFERENCE_NUMBER') || textOf(element, 'DATAID');
  const parts = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'];
  const name = joined(parts.map((part) => textOf(element, part)));
  yield { entry, name, kind, isPrimary: true };
  for (const alias of childrenOf(element, `${element.name}_ALIAS`))
    yield { entry, name: textOf(alias, 'ALIAS_NAME'), kind, isPrimary: false };
}

const secoKinds = { individual: 'person', entity: 'organisation', object: 'other' } as const;

/** SECO: the sanctions of Switzerland. */
export const readSeco: ListReader = async function* (file) {
  for await (const element of readElements(file.chunks, ['target'])) {
    if (element.name === 'swiss-sanctions-list') file.date ??= dayOf(element.attributes.date ?? '');
    else if (element.name === 'target') yield* secoNames(element);
    else throw new ListRefused('It is not SECO’s list: its root is no swiss-sanctions-list.');
  }
};

function* secoNames(target: XmlElement): Iterable<ListedName> {
  const [last] = childrenOf(target, 'modification').toSorted((a, b) =>
    (b.attributes['effective-date'] ?? '').localeCompare(a.attributes['effective-date'] ?? ''),
  );
  if (last?.attributes['modification-type'] === 'de-listed') return;
  const entry = target.attributes.ssid ?? '';
  for (const [tag, kind] of Object.entries(secoKinds))
    for (const subject of childrenOf(target, tag))
      for (const identity of childrenOf(subject, 'identity'))
        for (const name of childrenOf(identity, 'name')) {
          const isPrimary = name.attributes['name-type'] === 'primary-name';
          const [first = '', ...variants] = spellingsOf(name);
          yield { entry, name: first, kind, isPrimary };
          for (const variant of variants) yield { entry, name: variant, kind, isPrimary: false };
        }
}

const script = ({ attributes: { lang, script } }: XmlElement) => `${lang}/${script}`;

/** A name in its main spelling, and once in every other language and script. */
function spellingsOf(name: XmlElement): string[] {
  const parts = childrenOf(name, 'name-part')
    .filter(({ attributes }) => attributes['name-part-type'] !== 'title')
    .toSorted((a, b) => Number(a.attributes.order) - Number(b.attributes.order));
  const variants = parts.flatMap((part) => childrenOf(part, 'spelling-variant'));
  const scripts = [...new Set(variants.map(script))];
  const inScript = (wanted: string) =>
    joined(
      parts.map((part) => {
        const variant = childrenOf(part, 'spelling-variant').find((it) => script(it) === wanted);
        return variant?.text ?? textOf(part, 'value');
      }),
    );
  return [joined(parts.map((part) => textOf(part, 'value'))), ...scripts.map(inScript)];
}
