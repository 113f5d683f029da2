import PDFDocument from 'pdfkit';
import { escapeHtml } from '../escape-html.ts';
import { left, page } from './look.ts';
import type { PdfDocument } from './pdf-document.ts';

/** PDF/UA-1, the standard for accessible documents. The library's types don't know it yet. */
const forEverybody: object = { subset: 'PDF/UA', tagged: true };

/** The library writes a paper's title and author into XML as they are, so they are escaped for that part alone. */
class TaggedPdf extends PDFDocument {
  override endMetadata(): void {
    const given = this.info;
    const { Title = '', Author = '' } = given;
    this.info = { ...given, Title: escapeHtml(Title), Author: escapeHtml(Author) };
    super.endMetadata();
    this.info = given;
  }
}

/** Opens an A4 document that declares PDF/UA-1. */
export function openTaggedPdf({ title, locale, author, createdAt }: PdfDocument): PDFKit.PDFDocument {
  return new TaggedPdf({
    size: 'A4',
    margins: { left, right: page.side, top: page.top, bottom: 0 },
    pdfVersion: '1.7',
    ...forEverybody,
    lang: locale,
    displayTitle: true,
    bufferPages: true,
    // Without this the library would embed Helvetica by name only.
    font: '',
    info: {
      Title: title.toWellFormed(),
      Author: author.toWellFormed(),
      CreationDate: createdAt,
      Producer: 'Tezgah',
      Creator: 'Tezgah',
    },
  });
}
