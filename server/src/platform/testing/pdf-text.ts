import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a PDF says, page after page, each piece of text on a line of its own. */
export async function pdfText(file: Buffer): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(file) }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const { items } = await (await pdf.getPage(at + 1)).getTextContent();
      return items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : []));
    }),
  );
  return pages.flat().join('\n');
}
