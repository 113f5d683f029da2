import type { ReactNode } from 'react';
import { type CompanyFile, openPoints } from 'shared-kit/contract';
import { useQuery } from 'shared-kit/query';
import { AlertIcon, CheckIcon, Icon, InfoIcon, Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { openHits, sanctionsQuery } from '../sanctions/sanctions-query.ts';
import styles from '../verify-page.module.css';
import { Namesakes } from './company-sheets.tsx';

/** Whether a check needs a correction by the company or a closer look by staff. */
export const hasOpenPoints = ({ checks, registeredAddress }: CompanyFile): boolean =>
  checks.tax.some(({ outcome }) => outcome !== 'right' && outcome !== 'no-rule') ||
  checks.sameTaxNumber.length + checks.sameName.length > 0 ||
  registeredAddress === null;

type Outcome = 'right' | 'wrong' | 'unknown';
const glyphs = { right: CheckIcon, wrong: AlertIcon, unknown: InfoIcon } as const;

/** Results of the automatic checks; it also names what can't be checked. */
export function Checks({ file }: { file: CompanyFile }) {
  const t = useText();
  const { checks, registeredAddress, people, taxNumber } = file;
  const isProved = people.some((person) => person.isProved);
  // messages: verify.check.tax.*
  // messages: verify.check.field.*
  return (
    <Sheet>
      <SheetHeader title={t('verify.check.title')} />
      <SheetBody>
        <ul className={styles.rows}>
          {checks.tax.map(({ field, outcome }) => (
            <Check
              key={field}
              outcome={outcome === 'right' ? 'right' : outcome === 'no-rule' ? 'unknown' : 'wrong'}
              words={t('verify.check.of', {
                field: t(`verify.check.field.${field as 'taxNumber' | 'taxOffice' | 'mersisNumber'}`),
                outcome: t(`verify.check.tax.${outcome}`),
              })}
            />
          ))}
          {taxNumber !== null && (
            <Check
              outcome={checks.sameTaxNumber.length === 0 ? 'right' : 'wrong'}
              words={
                checks.sameTaxNumber.length === 0
                  ? t('verify.check.number-once')
                  : t('verify.check.number-again')
              }
            >
              <Namesakes companies={checks.sameTaxNumber} />
            </Check>
          )}
          <Check
            outcome={checks.sameName.length === 0 ? 'right' : 'wrong'}
            words={checks.sameName.length === 0 ? t('verify.check.name-once') : t('verify.check.name-again')}
          >
            <Namesakes companies={checks.sameName} />
          </Check>
          <Check
            outcome={registeredAddress ? 'right' : 'wrong'}
            words={registeredAddress ? t('verify.check.address') : t('verify.check.no-address')}
          />
          <Check
            outcome={isProved ? 'right' : 'wrong'}
            words={isProved ? t('verify.check.mail') : t('verify.check.no-mail')}
          />
          <DocumentsCheck documents={file.documents} />
          <SanctionsCheck companyId={file.id} />
        </ul>
      </SheetBody>
    </Sheet>
  );
}

/** Whether the checklist is complete, and no paper too old, lapsed or without its dates. */
function DocumentsCheck({ documents }: Pick<CompanyFile, 'documents'>) {
  const t = useText();
  const open = openPoints(documents).length;
  const faulty = documents.filter(({ document }) => document && document.faults.length > 0).length;
  return (
    <>
      <Check
        outcome={open === 0 ? 'right' : 'wrong'}
        words={open === 0 ? t('verify.check.documents') : t('verify.check.documents-open', { count: open })}
      />
      {faulty > 0 && <Check outcome="wrong" words={t('verify.check.documents-faulty', { count: faulty })} />}
    </>
  );
}

/** In short what the sheet about sanctions says in full. */
function SanctionsCheck({ companyId }: { companyId: string }) {
  const t = useText();
  const { data } = useQuery(sanctionsQuery(companyId));
  if (!data?.screenings.length)
    return <Check outcome="unknown" words={t('verify.check.sanctions-unchecked')} />;
  const count = openHits(data).length;
  return count > 0 ? (
    <Check outcome="wrong" words={t('verify.check.sanctions-open', { count })} />
  ) : (
    <Check outcome="right" words={t('verify.check.sanctions-clear')} />
  );
}

type CheckProps = { outcome: Outcome; words: string; children?: ReactNode };

function Check({ outcome, words, children }: CheckProps) {
  const t = useText();
  // messages: verify.check.outcome.*
  return (
    <li className={styles.check} data-outcome={outcome}>
      <Icon of={glyphs[outcome]} label={t(`verify.check.outcome.${outcome}`)} />
      <div>
        {words}
        {children}
      </div>
    </li>
  );
}
