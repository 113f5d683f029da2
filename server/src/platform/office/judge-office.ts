import { SaxesParser } from 'saxes';
import {
  unpackHead,
  unpackPart,
  unpackText,
  type ZipEntry,
  ZipFault,
  zipDirectory,
} from './zip-directory.ts';

type OfficeKind = 'docx' | 'xlsx' | 'pptx';
/** Why an archive isn't taken. `type`: it is no office document. */
type OfficeFault =
  | 'type'
  | 'broken'
  | 'password'
  | 'active-content'
  | 'attached-program'
  | 'doctype'
  | 'too-complex';
export type OfficeVerdict = Readonly<{ kind: OfficeKind } | { fault: OfficeFault }>;

/** How the list of parts names the main one. The parts' own names differ between producers. */
const mainParts: Readonly<Record<string, OfficeKind>> = {
  'wordprocessingml.document.main+xml': 'docx',
  'spreadsheetml.sheet.main+xml': 'xlsx',
  'presentationml.presentation.main+xml': 'pptx',
  'presentationml.slideshow.main+xml': 'pptx',
};
const programs = /vbaProject|vbaData|macrosheets|(^|\/)activeX\//i;
const harmlessEmbedding = /\.(docx|xlsx|pptx|emf|wmf|png|jpe?g|gif|svg|bin)$/i;
/** In an object of this name any file may be packed. */
const packedFile = Buffer.from('Ole10Native', 'utf16le');

/** Reads an office document's list of parts and their beginnings, without limits of time: `inspectOffice` sets them. */
export function judgeOffice(content: Buffer): OfficeVerdict {
  try {
    const entries = zipDirectory(content);
    const types = unpackText(content, entries.get('[Content_Types].xml'));
    if (types === null) return { fault: 'type' };
    const parts = [...entries.values()];
    if (/macroEnabled|vbaProject/i.test(types) || parts.some(({ name }) => programs.test(name)))
      return { fault: 'active-content' };
    for (const part of parts) {
      const fault = faultOf(content, part);
      if (fault) return { fault };
    }
    const main = Object.keys(mainParts).find((name) => types.includes(name));
    const kind = main === undefined ? undefined : mainParts[main];
    return kind ? { kind } : { fault: 'type' };
  } catch (error) {
    if (error instanceof ZipFault) return { fault: error.kind };
    throw error;
  }
}

function faultOf(content: Buffer, part: ZipEntry): OfficeFault | null {
  const { name } = part;
  if (/\/embeddings\/./i.test(name)) {
    if (!harmlessEmbedding.test(name)) return 'attached-program';
    if (/\.bin$/i.test(name) && unpackPart(content, part).includes(packedFile)) return 'attached-program';
  }
  if (!/\.(xml|rels|vml)$/i.test(name)) return null;
  const head = unpackHead(content, part);
  const begins = beginningOf(decoded(head));
  if (begins === 'doctype') return 'doctype';
  return begins === 'nothing' && head.length < part.unpacked ? 'too-complex' : null;
}

/** What stands first in a piece of XML, apart from comments. */
function beginningOf(xml: string): 'element' | 'doctype' | 'nothing' {
  let found: 'element' | 'doctype' | null = null;
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    found ??= 'doctype';
  });
  parser.on('opentag', () => {
    found ??= 'element';
  });
  parser.on('error', () => undefined);
  const step = 4096;
  for (let at = 0; at < xml.length && found === null; at += step) parser.write(xml.slice(at, at + step));
  return found ?? 'nothing';
}

function decoded(head: Buffer): string {
  const [first, second] = head;
  const isBigEndian = first === 0xfe && second === 0xff;
  const isLittleEndian = first === 0xff && second === 0xfe;
  return new TextDecoder(isBigEndian ? 'utf-16be' : isLittleEndian ? 'utf-16le' : 'utf-8').decode(head);
}
