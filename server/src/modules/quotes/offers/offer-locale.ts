import { eq } from 'drizzle-orm';
import { defaultLocale, type Locale } from 'shared-kit/contract/languages';
import type { Tx } from '../../../platform/db/index.ts';
import { userAccount } from '../../accounts/index.ts';
import type { LockedQuote } from '../lifecycle/locked-quote.ts';
import type { Party } from '../lifecycle/party.ts';

/** English, unless both sides use the other language. */
export async function commonLocale(
  tx: Tx,
  { rfq: request }: Pick<LockedQuote, 'rfq'>,
  locale: Locale,
): Promise<Locale> {
  if (locale === defaultLocale || !request.requestedBy) return defaultLocale;
  return (await localeOfUser(tx, request.requestedBy)) === locale ? locale : defaultLocale;
}

/** The language in which the sender of an offer wrote it. */
export async function offerLocale(tx: Tx, quote: LockedQuote, by: Party): Promise<Locale> {
  const locale = by.userId === null ? null : await localeOfUser(tx, by.userId);
  return commonLocale(tx, quote, locale ?? defaultLocale);
}

async function localeOfUser(tx: Tx, id: string): Promise<Locale | null> {
  const [user] = await tx
    .select({ locale: userAccount.locale })
    .from(userAccount)
    .where(eq(userAccount.id, id));
  return user?.locale ?? null;
}
