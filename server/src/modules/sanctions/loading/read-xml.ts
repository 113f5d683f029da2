import { SaxesParser } from 'saxes';
import { ListRefused } from './listed-name.ts';

export type XmlElement = Readonly<{
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
}> & { text: string };

/** Yields each element with one of these names when it ends, and the root, without its content, first. */
export async function* readElements(
  chunks: AsyncIterable<string>,
  wanted: readonly string[],
): AsyncIterable<XmlElement> {
  const parser = new SaxesParser();
  const open: XmlElement[] = [];
  let ready: XmlElement[] = [];
  let hasRoot = false;
  parser.on('opentag', ({ name, attributes }) => {
    const element: XmlElement = { name, attributes, children: [], text: '' };
    if (!hasRoot) {
      hasRoot = true;
      ready.push(element);
      return;
    }
    if (open.length === 0 && !wanted.includes(name)) return;
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (element && open.length === 0) ready.push(element);
  });
  parser.on('error', (error) => {
    throw new ListRefused(`It is no readable XML: ${error.message}.`);
  });
  for await (const chunk of chunks) {
    parser.write(chunk);
    yield* ready;
    ready = [];
  }
  parser.close();
  yield* ready;
}

export const childrenOf = ({ children }: XmlElement, name: string): XmlElement[] =>
  children.filter((it) => it.name === name);
export const textOf = (element: XmlElement, name: string): string =>
  childrenOf(element, name)[0]?.text.trim() ?? '';
