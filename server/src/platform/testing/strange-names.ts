/** Names that are syntax in some language that we write. Most could stand on a company's register. */
export const strangeNames: Readonly<Record<string, string>> = {
  'signs of markup': 'A & B <C>',
  quotes: `"O'Neill" & 'Söhne'`,
  'ends of sections': ']]> --> <?xml ?> </title></script>',
  'parts of a PDF': 'Iplik (endobj) >> \\) %%EOF stream',
  'parts of a header': 'a; filename="b.exe"; filename*=UTF-8\'\'c%0d',
  'places for words': '{{brand}} %s $& $1',
  'a formula': '=HYPERLINK("https://a.example";"B")',
  'a sign as workbooks write it': '_x0041_x0042_',
  'signs that no XML holds': 'A\u0000\u0007\u0085\uffff B',
  'half a letter': 'A \ud83d B',
};

/** A name as it may be read back: without what can't be written in any language. */
export const written = (name: string): string => name.toWellFormed().replace(/\p{Cc}|\uffff/gu, '');
