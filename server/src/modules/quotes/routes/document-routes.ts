import { documentsOf, type Locale, type QuoteDocumentName, quoteDocuments } from 'shared-kit/contract';
import * as z from 'zod';
import type { Tx } from '../../../platform/db/index.ts';
import { cleanFileName } from '../../../platform/files/index.ts';
import { asDownload } from '../../../platform/http/download.ts';
import {
  type Actor,
  AppError,
  type ModuleContext,
  type RegisterRoute,
  signedIn,
} from '../../../platform/http/index.ts';
import { keepPapers, type PdfDocument } from '../../../platform/pdf/index.ts';
import { orderPaper, proformaPaper, quotePaper } from '../documents/offer-papers.ts';
import { type Paper, readPaper } from '../documents/paper.ts';
import { lookAtQuote } from '../lifecycle/locked-quote.ts';
import { viewerOf } from '../lifecycle/party.ts';
import { ofQuote } from './change-route.ts';
import { localeOf, localeQuery } from './reading-routes.ts';

const ofVersion = ofQuote.extend({ number: z.coerce.number().int().min(1).max(32_767) });
const papers = {
  quote: { make: quotePaper, summary: 'A sent version as a PDF' },
  proforma: { make: proformaPaper, summary: 'A sent version as a proforma invoice, PDF' },
  'order-confirmation': { make: orderPaper, summary: 'Who accepted which version at what sum, as a PDF' },
} as const satisfies Record<QuoteDocumentName, { make: (paper: Paper) => PdfDocument; summary: string }>;

type Asked = Readonly<{
  id: string;
  number: number;
  name: QuoteDocumentName;
  actor: Actor;
  locale: Locale;
}>;

/** PDF documents for everybody who may see the quote. */
export function documentRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db, env } = context;
  const write = keepPapers();

  const read = async (tx: Tx, { id, number, name, actor, locale }: Asked): Promise<Paper> => {
    const quote = await lookAtQuote(tx, id);
    if (!(await viewerOf(tx, quote.rfq, actor))) throw new AppError('quote.not-found');
    const { brandName } = env.public;
    const paper = await readPaper(tx, quote, { versionNumber: number, brandName, locale });
    if (!paper || !documentsOf(paper.version.state).includes(name))
      throw new AppError('quote.document-not-found');
    return paper;
  };

  for (const name of quoteDocuments) {
    const { make, summary } = papers[name];
    route({
      method: 'GET',
      url: `/api/quotes/:id/versions/:number/${name}.pdf`,
      access: signedIn,
      params: ofVersion,
      query: localeQuery,
      answer: z.instanceof(Buffer),
      contentType: 'application/pdf',
      summary: `${summary}, in the language of ?locale=`,
      handler: async ({ params, query, actor, reply }) => {
        const locale = localeOf(query);
        const { title, content } = await write(async () =>
          make(await read(db, { ...params, name, actor, locale })),
        );
        asDownload(reply, cleanFileName(title, ['pdf']));
        return content;
      },
    });
  }
}
