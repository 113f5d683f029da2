import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { writePdf } from '../pdf/index.ts';
import { craftedPdf, pdfBomb } from '../testing/crafted-pdf.ts';
import { lockedPdf } from '../testing/locked-pdf.ts';
import { inspectPdf, type PdfVerdict } from './index.ts';
import { judgePdf } from './judge-pdf.ts';

describe('inspect pdf', () => {
  // The library warns of texts that it can't decrypt.
  beforeEach(() => void jest.spyOn(console, 'warn').mockReturnValue());

  const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>';
  const link = (action: string) => `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A ${action}>>]`;
  const attached = (name: string) => ({
    catalog: '/Names<</EmbeddedFiles<</Names[(a)4 0 R]>>>>',
    more: `<</Type/Filespec/F(${name})/EF<</F 5 0 R>>>>`,
  });

  it.each<[string, PdfVerdict, Buffer]>([
    ['of one empty page', 'fine', craftedPdf()],
    [
      'with a link to a page of the web',
      'fine',
      craftedPdf({ page: link('<</S/URI/URI(https://a.example)>>') }),
    ],
    ['that runs a script when it opens', 'active-content', craftedPdf({ catalog: `/OpenAction ${script}` })],
    [
      'whose script is spelled in codes',
      'active-content',
      craftedPdf({ catalog: '/OpenAction<</S/J#61vaScript>>' }),
    ],
    [
      'that runs a script when a page closes',
      'active-content',
      craftedPdf({ page: `/AA<</C 4 0 R>>`, more: script }),
    ],
    ['with a script behind a link', 'active-content', craftedPdf({ page: link('4 0 R'), more: script })],
    ['that starts a program', 'active-content', craftedPdf({ page: link('<</S/Launch/F(calc.exe)>>') })],
    ['with a form that is a program', 'active-content', craftedPdf({ catalog: '/AcroForm<</XFA[]>>' })],
    ['with an invoice’s data attached', 'fine', craftedPdf(attached('factur-x.xml'))],
    ['with a program attached', 'attached-program', craftedPdf(attached('setup.exe'))],
    [
      'with an attachment without a name',
      'attached-program',
      craftedPdf({ more: '<</EF<<>>>>', catalog: '/X 4 0 R' }),
    ],
    ['whose end is missing', 'broken', craftedPdf().subarray(0, -60)],
    [
      'to which something was added that is cut short',
      'broken',
      Buffer.concat([craftedPdf(), Buffer.from('4 0 obj\n<</Type/Annot')]),
    ],
    [
      'behind whose end a server has written a line',
      'fine',
      Buffer.concat([craftedPdf(), Buffer.from('<!-- an object of 0.2 s -->')]),
    ],
    ['that opens at a page', 'fine', craftedPdf({ catalog: '/OpenAction[3 0 R/Fit]' })],
    [
      'that opens at a page by an action',
      'fine',
      craftedPdf({ catalog: '/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next<</S/Named/N/NextPage>>>>' }),
    ],
    [
      'that opens an address by itself',
      'active-content',
      craftedPdf({ catalog: '/OpenAction<</S/URI/URI(https://a.example)>>' }),
    ],
    [
      'that opens an address after a page',
      'active-content',
      craftedPdf({ catalog: '/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next[<</S/URI/URI(https://a.example)>>]>>' }),
    ],
    [
      'that reaches for another computer when a page opens',
      'active-content',
      craftedPdf({ page: '/AA<</O<</S/GoToR/F(\\\\\\\\a.example\\\\b)>>>>' }),
    ],
    [
      'that sends a form',
      'active-content',
      craftedPdf({ page: link('<</S/SubmitForm/F(https://a.example)>>') }),
    ],
    ['that is no PDF behind its first bytes', 'broken', Buffer.from('%PDF-1.7\nnothing')],
  ])('a PDF %s is %s', async (_what, verdict, content) => {
    expect(await judgePdf(content)).toBe(verdict);
  });

  it.each(['1.4', '1.7ext3'] as const)(
    'a PDF %s is refused if it opens only with a password',
    async (pdfVersion) => {
      const ownerPassword = 'owner';
      expect(await judgePdf(await lockedPdf({ userPassword: 'user', ownerPassword, pdfVersion }))).toBe(
        'password',
      );
      expect(await judgePdf(await lockedPdf({ ownerPassword, pdfVersion }))).toBe('fine');
    },
  );

  it('finds our own PDFs fine, in a thread', async () => {
    const pdf = await writePdf({
      title: 'Extract',
      locale: 'en',
      author: 'Tezgah',
      createdAt: new Date(0),
      footNote: '',
      blocks: [{ kind: 'heading', level: 1, text: 'Extract' }],
    });
    expect(await inspectPdf(pdf)).toBe('fine');
  });

  it('inspects several side by side, so that a slow one holds up none', async () => {
    const order: PdfVerdict[] = [];
    const noted = (content: Buffer) => inspectPdf(content).then((verdict) => order.push(verdict));
    await Promise.all([noted(pdfBomb()), noted(craftedPdf()), noted(craftedPdf())]);
    expect(order).toEqual(['fine', 'fine', 'too-complex']);
  }, 30_000);

  it('gives up on a PDF that unpacks to more than any document, and goes on with the next', async () => {
    const before = process.memoryUsage().rss;
    const verdicts = await Promise.all([inspectPdf(pdfBomb()), inspectPdf(craftedPdf())]);
    expect(verdicts).toEqual(['too-complex', 'fine']);
    expect(process.memoryUsage().rss - before).toBeLessThan(700_000_000);
  }, 30_000);
});
