import type { ComponentProps } from 'react';
import { ShowDocument } from 'shared-kit/company-documents';
import { type DocumentMediaType, documentMediaTypes, requirementNamed } from 'shared-kit/contract/documents';
import type { BankQuoteDetail, SharedPapers } from 'shared-kit/contract/financing';
import { Stack } from 'shared-kit/layout';
import { FileLink } from 'shared-kit/page';
import { countryName, formatDay, useLocale } from 'shared-kit/shell';
import { KeyValues, Sheet, SheetBody, SheetHeader, Text } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './bank-quote-page.module.css';

/** The buyer as staff verified it, and the papers that it consented to share with my bank. */
export function PapersSheet({ detail: { buyer, papers } }: { detail: BankQuoteDetail }) {
  const t = useText();
  const locale = useLocale();
  if (!papers) return null;
  const { legalName, city, country, taxNumber, taxOffice, mersisNumber, verifiedOn } = papers.company;
  const facts = [
    { term: t('deal.legal-name'), detail: legalName },
    { term: t('deal.place'), detail: `${city}, ${countryName(country, locale)}` },
    { term: t('papers.tax-number'), detail: [taxNumber, taxOffice].filter(Boolean).join(', ') },
    { term: t('papers.mersis'), detail: mersisNumber },
    { term: t('papers.verified'), detail: verifiedOn && formatDay(verifiedOn, locale) },
    ...papers.people.map(({ name, role }) => ({ term: role, detail: name })),
  ];
  return (
    <Sheet>
      <SheetHeader title={buyer.name} note={t('papers.note')} />
      <SheetBody>
        <KeyValues tight facts={facts.flatMap(({ term, detail }) => (detail ? { term, detail } : []))} />
        <Papers papers={papers} />
      </SheetBody>
    </Sheet>
  );
}

/** Documents are named by their kind, whatever name they came with. */
const kinds: Readonly<Record<string, DocumentMediaType>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};
const kindOf = (name: string) => kinds[name.split('.').at(-1)?.toLowerCase() ?? ''];

type PaperProps = {
  name: string;
  file: ComponentProps<typeof FileLink>['file'];
  mediaType: string | undefined;
  note?: string;
};

/** Looks at it here or saves it; either way the buyer sees that it was opened. */
function Paper({ name, file, mediaType, note = '' }: PaperProps) {
  const shown = documentMediaTypes.find((it) => it === mediaType);
  return (
    <li>
      <FileLink file={file}>{name}</FileLink>
      {note && <span>{note}</span>}
      {shown && file.url !== null && (
        <ShowDocument file={{ mediaType: shown }} name={name} address={file.url} />
      )}
    </li>
  );
}

function Papers({ papers: { documents, files } }: { papers: SharedPapers }) {
  const t = useText();
  const locale = useLocale();
  if (documents.length + files.length === 0)
    return (
      <Text as="p" look="small" tone="muted">
        {t('papers.none')}
      </Text>
    );
  return (
    <Stack as="ul" gap="1" className={styles.papers}>
      {documents.map(({ id, requirement, name, url, acceptedOn }) => (
        <Paper
          key={id}
          // Documents were always inspected.
          file={{ name, url, isHeld: false }}
          mediaType={kindOf(name)}
          name={requirementNamed(requirement, locale)}
          note={acceptedOn ? `, ${t('papers.accepted', { day: formatDay(acceptedOn, locale) })}` : ''}
        />
      ))}
      {files.map((file) => (
        <Paper key={file.id} name={file.name} file={file} mediaType={file.mediaType} />
      ))}
    </Stack>
  );
}
