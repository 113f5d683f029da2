import { PDF, type PdfDict, type PdfObject } from '@libpdf/core';

/** `fine`, or why a PDF isn't taken. */
export type PdfVerdict =
  | 'fine'
  | 'broken'
  /** It opens only with a password. One that is merely locked against printing is fine. */
  | 'password'
  | 'active-content'
  | 'attached-program'
  | 'too-complex';

/** Actions that run something, send something, or play media with scripts of their own. */
const activeActions = new Set([
  'JavaScript',
  'Launch',
  'ImportData',
  'SubmitForm',
  'Rendition',
  'RichMediaExecute',
  'GoToE',
]);
const activeAnnotations = new Set(['RichMedia', 'Screen', 'Movie']);
/** Data that invoices and signed papers carry. Any other attachment could be a program. */
const harmlessAttachment = /\.(xml|pdf|txt|csv|json|jpe?g|png|p7[ms]|asice|asics|tsr)$/i;

/** Reads a PDF's objects, without limits of time and memory: `inspectPdf` sets them. */
export async function judgePdf(content: Uint8Array): Promise<PdfVerdict> {
  try {
    const pdf = await PDF.load(content);
    if (!pdf.isAuthenticated) return 'password';
    if (pdf.getPageCount() === 0 || isCutShort(Buffer.from(content))) return 'broken';
    return judgeObjects(pdf);
  } catch {
    // Without the password some encrypted files can't even be parsed.
    return Buffer.from(content).includes('/Encrypt') ? 'password' : 'broken';
  }
}

/** Each time a PDF is written to, it ends with a mark. After the last one no object begins, only what a server may add. */
function isCutShort(content: Buffer): boolean {
  const end = content.lastIndexOf('%%EOF');
  return end < 0 || content.includes(' 0 obj', end);
}

/** Walks everything that the trailer leads to; a reader can't run what it doesn't reach. */
function judgeObjects({ context }: PDF): PdfVerdict {
  const seen = new Set<string>();
  const waiting: (PdfObject | null)[] = [context.info.trailer];
  while (waiting.length > 0) {
    const object = waiting.pop();
    if (!object) continue;
    if (object.type === 'ref') {
      const name = `${object.objectNumber} ${object.generation}`;
      if (seen.has(name)) continue;
      seen.add(name);
      waiting.push(context.resolve(object));
    } else if (object.type === 'array') for (const item of object) waiting.push(item);
    else if (object.type === 'dict' || object.type === 'stream') {
      const verdict = judgeDictionary(object, (it) =>
        it?.type === 'ref' ? context.resolve(it) : (it ?? null),
      );
      if (verdict !== 'fine') return verdict;
      for (const [, value] of object) waiting.push(value);
    }
  }
  return 'fine';
}

type Resolve = (object: PdfObject | undefined) => PdfObject | null;

/** What a PDF may do by itself when it or a page opens. Anything that leaves the document tells somebody that it was opened. */
const harmlessStarts = new Set(['GoTo', 'Named', 'Hide', 'SetOCGState', 'Trans', 'GoTo3DView']);

/** Whether an action, and those that follow it, stay within the document. Old PDFs name a place instead of an action. */
function staysInside(action: PdfObject | null, resolve: Resolve, deep = 0): boolean {
  if (action?.type === 'array')
    return [...action].every((each) => staysInside(resolve(each ?? undefined), resolve, deep + 1));
  if (action?.type !== 'dict' || !action.has('S')) return true;
  const kind = resolve(action.get('S'));
  const isHarmless = kind?.type === 'name' && harmlessStarts.has(kind.value);
  return isHarmless && deep < 20 && staysInside(resolve(action.get('Next')), resolve, deep + 1);
}

/** Whether all that a dictionary starts by itself stays within the document. */
function startsHarmlessly(dictionary: PdfDict, resolve: Resolve): boolean {
  const triggers = resolve(dictionary.get('AA'));
  const started = triggers?.type === 'dict' ? [...triggers].map(([, action]) => resolve(action)) : [];
  return [resolve(dictionary.get('OpenAction')), ...started].every((action) => staysInside(action, resolve));
}

function judgeDictionary(dictionary: PdfDict, resolve: Resolve): PdfVerdict {
  const nameAt = (key: string): string => {
    const value = resolve(dictionary.get(key));
    return value?.type === 'name' ? value.value : '';
  };
  // An XFA form is a program; readers show it instead of the pages.
  if (activeActions.has(nameAt('S')) || activeAnnotations.has(nameAt('Subtype')) || dictionary.has('XFA')) {
    return 'active-content';
  }
  if (!startsHarmlessly(dictionary, resolve)) return 'active-content';
  if (!dictionary.has('EF')) return 'fine';
  const names = ['UF', 'F'].map((key) => resolve(dictionary.get(key))).filter((it) => it?.type === 'string');
  const isHarmless = names.length > 0 && names.every((it) => harmlessAttachment.test(it.asString()));
  return isHarmless ? 'fine' : 'attached-program';
}
