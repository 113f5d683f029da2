import { type ArchivePart, zipArchive } from './zip-archive.ts';

const kinds = {
  docx: { main: 'word/document.xml', type: 'wordprocessingml.document.main', element: 'w:document' },
  xlsx: { main: 'xl/workbook.xml', type: 'spreadsheetml.sheet.main', element: 'workbook' },
  pptx: { main: 'ppt/presentation.xml', type: 'presentationml.presentation.main', element: 'p:presentation' },
} as const;

/** The least that is an office document, with more parts in it. */
export function anOffice(
  kind: keyof typeof kinds,
  more: readonly ArchivePart[] = [],
  main: string = kinds[kind].main,
  type: string = kinds[kind].type,
): Buffer {
  const { element } = kinds[kind];
  const override = `<Override PartName="/${main}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`;
  return zipArchive([
    { name: '[Content_Types].xml', xml: `<?xml version="1.0"?>\n<Types>${override}</Types>` },
    { name: main, xml: `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns:w="w" xmlns:p="p"/>` },
    ...more,
  ]);
}
