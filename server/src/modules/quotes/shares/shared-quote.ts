import type { Locale } from 'shared-kit/contract/languages';
import type { Database } from '../../../platform/db/index.ts';
import type { PdfDocument } from '../../../platform/pdf/index.ts';
import { quotePaper } from '../documents/offer-papers.ts';
import { readPaper } from '../documents/paper.ts';
import { requestPaper } from '../documents/request-paper.ts';
import { databaseTime, lookAtQuote } from '../lifecycle/locked-quote.ts';
import { partiesOf } from '../offers/parties.ts';
import { findShared, noteUse } from './shares.ts';

type Asked = Readonly<{ token: string; brandName: string; locale: Locale }>;

/**
 * A link's content: the newest sent version, or the request if there is none. Messages, files, counter-offers,
 * approvals and drafts stay between the two companies. Null if the link is unknown or has ended.
 */
export const readSharedQuote = (
  db: Database,
  { token, brandName, locale }: Asked,
): Promise<Readonly<{ document: PdfDocument; sharedBy: string; until: Date }> | null> =>
  db.transaction(async (tx) => {
    const now = await databaseTime(tx);
    const share = await findShared(tx, token, now);
    if (!share) return null;
    await noteUse(tx, share, now);
    const quote = await lookAtQuote(tx, share.rfqId);
    const versionNumber = quote.version?.number ?? 0;
    const paper = await readPaper(tx, quote, { versionNumber, brandName, locale });
    const parties = paper?.parties ?? (await partiesOf(tx, quote));
    return {
      document: paper ? quotePaper(paper) : requestPaper(quote, { parties, brandName, locale }),
      sharedBy: (share.companyId === quote.rfq.buyerCompanyId ? parties.buyer : parties.seller).legalName,
      until: share.expiresAt,
    };
  });
