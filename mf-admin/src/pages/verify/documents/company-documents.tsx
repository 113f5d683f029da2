import { FactsForm, ShowDocument } from 'shared-kit/company-documents';
import {
  type ChecklistPoint,
  type DocumentAnswer,
  faultWords,
  isMet,
  mayDescribe,
  requirementWords,
  staffDocuments,
} from 'shared-kit/contract/documents';
import type { CompanyFile } from 'shared-kit/contract/verification';
import { Stack } from 'shared-kit/layout';
import { addressOf, formatDay, useLocale } from 'shared-kit/shell';
import {
  AlertIcon,
  asElement,
  CheckIcon,
  Disclosure,
  Icon,
  InfoIcon,
  Sheet,
  SheetBody,
  SheetHeader,
  TextLink,
} from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import styles from '../verify-page.module.css';
import { AskForMore } from './ask-for-more.tsx';
import { PointActions } from './point-actions.tsx';

type CompanyDocumentsProps = { file: CompanyFile; refetch: () => Promise<unknown> };

/** The company's checklist, each point with its document and what staff may decide on it. */
export function CompanyDocuments({ file, refetch }: CompanyDocumentsProps) {
  const t = useText();
  return (
    <Sheet>
      <SheetHeader title={t('verify.documents.title')} />
      <SheetBody>
        <Stack as="ul" gap="3">
          {file.documents.map((point) => (
            <Point key={point.requirement} point={point}>
              <PointActions companyId={file.id} point={point} refetch={refetch} />
              <Corrections point={point} refetch={refetch} />
            </Point>
          ))}
        </Stack>
        <AskForMore companyId={file.id} refetch={refetch} />
      </SheetBody>
    </Sheet>
  );
}

function Point({ point, children }: { point: ChecklistPoint; children: React.ReactNode }) {
  const t = useText();
  const locale = useLocale();
  const { document, state, obligatory } = point;
  const outcome = isMet(point) ? 'passed' : obligatory ? 'attention' : 'not-possible';
  const glyph = { passed: CheckIcon, attention: AlertIcon, 'not-possible': InfoIcon }[outcome];
  const said = [
    t(`verify.documents.state.${state}`),
    ...(obligatory ? [] : [t('verify.documents.optional')]),
    ...(document?.faults ?? []).map((fault) => faultWords(fault, locale)),
    ...(document?.file && !document.file.isScanned ? [t('verify.documents.unscanned')] : []),
    ...(document?.reason ? [document.reason] : []),
  ];
  return (
    <li className={styles.check} data-outcome={outcome}>
      <Icon of={glyph} label={t(`verify.documents.outcome.${outcome}`)} />
      <div className={styles.row}>
        <strong>{requirementWords(point, locale)}</strong>
        <span className={styles.quiet}>{said.join(' · ')}</span>
        {document && <Stated document={document} />}
        {document?.file?.isReadable && (
          <TextLink href={fileOf(document)} download>
            {document.file.name}
          </TextLink>
        )}
        {document?.file?.isReadable && (
          <ShowDocument
            key={`shown-${document.id}`}
            file={document.file}
            name={requirementWords(point, locale)}
            address={fileOf(document)}
          />
        )}
        {asElement(children)}
      </div>
    </li>
  );
}

const fileOf = ({ id }: DocumentAnswer) => addressOf(staffDocuments.fileForStaff, { params: { id } });

type CorrectionsProps = { point: ChecklistPoint; refetch: () => Promise<unknown> };

function Corrections({ point: { document }, refetch }: CorrectionsProps) {
  const t = useText();
  if (!document?.file || !mayDescribe('staff', document.state)) return null;
  return (
    <Disclosure summary={t('verify.documents.correct')} className={styles.correct}>
      <FactsForm key={document.id} document={document} to={staffDocuments.correct} refetch={refetch} />
    </Disclosure>
  );
}

/** What the company typed about it, to be compared with the file. */
function Stated({ document }: { document: DocumentAnswer }) {
  const t = useText();
  const locale = useLocale();
  const { number, issuer, issuedOn, validUntil, verificationCode: code } = document;
  const stated = [
    number && t('verify.documents.number', { number }),
    issuer,
    issuedOn && t('verify.documents.issued', { day: formatDay(issuedOn, locale) }),
    validUntil && t('verify.documents.valid-until', { day: formatDay(validUntil, locale) }),
    code && t('verify.documents.code', { code }),
  ].filter(Boolean);
  return stated.length > 0 && <span>{stated.join(' · ')}</span>;
}
