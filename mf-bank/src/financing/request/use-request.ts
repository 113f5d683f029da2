import { figureFields, figureOf, wholeOf } from 'shared-kit/contract/figures';
import type { FinancingAnswer } from 'shared-kit/contract/financing';
import type { Locale } from 'shared-kit/contract/languages';
import { useForm } from 'shared-kit/form';
import type { useAttachments } from 'shared-kit/page';
import { useLocale } from 'shared-kit/shell';
import { useText } from '../../text.ts';
import {
  amountOf,
  type Entries,
  extrasOf,
  faultsOf,
  firstEntries,
  graceFigure,
  termFigure,
} from './request-entries.ts';

/** What a buyer may ask banks about: its quote's version, and what it may share. */
export type Asking = FinancingAnswer & {
  version: NonNullable<FinancingAnswer['version']>;
  shareable: NonNullable<FinancingAnswer['shareable']>;
};
type Attachments = Pick<ReturnType<typeof useAttachments>, 'attachments' | 'isUploading'>;
export type Files = Attachments['attachments'];

/** The entries of a request for financing. */
export function useRequest(answer: Asking, { attachments: files, isUploading }: Attachments) {
  const t = useText();
  const locale = useLocale();
  return useForm({
    first: firstEntries,
    read: (entries) => ({
      faults: faultsOf(entries, answer.version.total.amount, locale),
      body: bodyOf(answer, entries, { files, locale }),
    }),
    says: (field) => t(`financing.wrong.${field}`),
    shows: 'attempt',
    // What goes out has changed, so the consent is asked for again.
    alongside: () => ({ consents: false }),
    isUnsaved: ({ words }) => words !== '' || files.length > 0,
    isBusy: isUploading,
    failureOf: (error) => ({ error }),
  });
}

type Given = Readonly<{ files: Files; locale: Locale }>;

/** Whatever is null here is a fault, and nothing is sent. */
function bodyOf({ version, consentVersion }: Asking, entries: Entries, { files, locale }: Given) {
  const { rhythm, product, offersBy, words, bankIds, documentIds } = entries;
  return {
    versionId: version.id,
    product,
    offersBy,
    words,
    consentVersion,
    bankIds: [...bankIds],
    documentIds: [...documentIds],
    termMonths: wholeOf(entries.termMonths, locale, termFigure) ?? 0,
    graceMonths: wholeOf(entries.graceMonths, locale, graceFigure) ?? 0,
    rhythm: rhythm || null,
    ownFunds: figureOf(entries.ownFunds, locale, figureFields.sum) ?? '',
    amount: amountOf(entries, version.total.amount, locale) ?? '',
    extras: extrasOf(entries, locale) ?? [],
    includesPeople: entries.includesPeople,
    fileIds: files.map(({ id }) => id),
    consentLocale: locale,
  };
}
