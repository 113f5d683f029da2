import type { NoticeParams, NotificationEvent } from 'shared-kit/contract/notifications';
import type { Tx } from '../../platform/db/index.ts';
import type { MailParts } from '../accounts/index.ts';
import type { Company } from '../companies/index.ts';
import { notify } from '../notifications/index.ts';
import { wordsOf } from './requirements.ts';
import type { CompanyDocument } from './schema.ts';

type Told = Readonly<{
  company: Pick<Company, 'id' | 'brandName'>;
  document: Pick<CompanyDocument, 'id' | 'requirement'>;
  event: Extract<NotificationEvent, `document-${string}`>;
  reason?: string | null;
  /** ISO date on which it lapses. */
  day?: string;
  /** Tells apart what is said more than once of one document. */
  key?: string;
}>;

/** Notifies the company's owners about one of its documents, once for each event, reason and day. */
export async function tellCompany(
  parts: MailParts,
  tx: Tx,
  { company, document, event, reason, day, key = '' }: Told,
): Promise<void> {
  const name = await wordsOf(tx, document.requirement);
  // An event without a day has none in its sentence.
  const params = { company: company.brandName, document: name, reason: reason ?? '', ...(day && { day }) };
  await notify(parts, tx, {
    event,
    params: params as NoticeParams<typeof event>,
    to: { companyId: company.id, roles: ['owner'] },
    path: '/documents',
    dedupeKey: `${event}:${document.id}:${day ?? ''}:${key}`,
  });
}
