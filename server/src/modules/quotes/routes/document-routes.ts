import type { Locale } from 'shared-kit/contract/languages';
import { documentsOf, type QuoteDocumentName, quoteDocuments, quotes } from 'shared-kit/contract/quotes';
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
import { keepPapers } from '../../../platform/pdf/index.ts';
import { orderPaper, proformaPaper, quotePaper } from '../documents/offer-papers.ts';
import { type Paper, readPaper } from '../documents/paper.ts';
import { lookAtQuote } from '../lifecycle/locked-quote.ts';
import { viewerOf } from '../lifecycle/party.ts';
import { localeOf } from './reading-routes.ts';

const papers = {
  quote: { make: quotePaper, endpoint: quotes.quotePdf, spec: quotes.quotePdfSpec },
  proforma: { make: proformaPaper, endpoint: quotes.proformaPdf, spec: quotes.proformaPdfSpec },
  'order-confirmation': {
    make: orderPaper,
    endpoint: quotes.orderConfirmationPdf,
    spec: quotes.orderConfirmationPdfSpec,
  },
} as const satisfies Record<QuoteDocumentName, object>;

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
    const { make, endpoint, spec } = papers[name];
    route(endpoint, spec, {
      access: signedIn,
      contentType: 'application/pdf',
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
