import { SaxesParser } from 'saxes';

/** Elements, and all texts and attributes, of an XML file or of HTML. Throws where it is not well formed. */
export function readXml(source: string): Readonly<{ elements: string[]; texts: string[] }> {
  const elements: string[] = [];
  const texts: string[] = [];
  const parser = new SaxesParser({ fragment: !source.startsWith('<?') });
  parser.on('text', (text) => texts.push(text));
  parser.on('opentag', ({ name, attributes }) => {
    elements.push(name);
    texts.push(...Object.values(attributes).map(String));
  });
  parser.on('error', (error) => {
    throw error;
  });
  const closed = source.replace(/^<!doctype html>/, '').replace(/<((?:br|meta)\b[^>]*)>/g, '<$1/>');
  parser.write(closed).close();
  return { elements, texts };
}
