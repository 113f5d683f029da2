import { agreements } from 'shared-kit/contract/agreements';
import { openPoints, requirementWords } from 'shared-kit/contract/documents';
import { type AgreementAnswer, signingWords } from 'shared-kit/contract/signing';
import { Columns, Row, Stack } from 'shared-kit/layout';
import { useQuery } from 'shared-kit/query';
import { addressOf, formatDay, formatMoment, LocaleLink, useLocale } from 'shared-kit/shell';
import {
  ButtonLink,
  CheckIcon,
  Icon,
  Note,
  Sheet,
  SheetBody,
  SheetHeader,
  StatusBadge,
  Text,
  TextLink,
} from 'shared-kit/ui';
import { FileIcon, SealIcon, SignatureIcon } from '../../icons.sprite.ts';
import { useText } from '../../text.ts';
import { checklistQuery } from '../documents/documents-query.ts';
import styles from './agreement.module.css';

type InForceProps = {
  agreement: AgreementAnswer;
  inForce: NonNullable<AgreementAnswer['inForce']>;
};

/** What is in force: who signed when, the seal, and what is still open before the company is verified. */
export function InForce({ agreement: { mayDownload, text, companyName }, inForce }: InForceProps) {
  const t = useText();
  const locale = useLocale();
  const { signatures, at, sha256, hasTimeStamp, isTest, version, signedOn } = inForce;
  return (
    <Columns aside="wide" gap="4">
      <Sheet aria-label={t('agreement.record')}>
        <SheetHeader
          title={text.title}
          note={`${companyName} · ${signingWords(locale, 'signing.version', { version })}`}
        >
          <StatusBadge tone="positive" icon={CheckIcon}>
            {t('agreement.in-force')}
          </StatusBadge>
        </SheetHeader>
        <SheetBody>
          <Stack as="ol">
            {signatures.map((it) => (
              <li key={`${it.at} ${it.name}`} className={styles.act}>
                <Icon of={SignatureIcon} className={styles.mark} />
                <div>
                  <span>
                    {t(it.byMarket ? 'agreement.countersigned-by' : 'agreement.signed-by', { name: it.name })}
                  </span>
                  <Text look="small" tone="muted">
                    {`${it.role} · ${formatMoment(it.at, locale)}`}
                  </Text>
                </div>
              </li>
            ))}
            <li className={styles.act}>
              <Icon of={SealIcon} className={styles.mark} />
              <div>
                <span>{t(hasTimeStamp ? 'agreement.sealed-with-stamp' : 'agreement.sealed')}</span>
                <Text look="small" tone="muted" className={styles.hash}>
                  {t('agreement.sealed-at', { at: formatMoment(at, locale), sha256 })}
                </Text>
              </div>
            </li>
          </Stack>
          {signedOn !== null && (
            <Text look="small" tone="muted">
              {t('agreement.elsewhere.in-force', { day: formatDay(signedOn, locale) })}
            </Text>
          )}
          <Row className={styles.acts}>
            {mayDownload && (
              <ButtonLink emphasis="primary" href={addressOf(agreements.sealed)} download>
                {t('agreement.download')}
              </ButtonLink>
            )}
            <ButtonLink as={LocaleLink} to="/documents">
              {t('agreement.documents')}
            </ButtonLink>
          </Row>
        </SheetBody>
      </Sheet>
      <Stack>
        {isTest && <Note tone="warning">{t('agreement.test')}</Note>}
        <Note>
          <span>{`${signingWords(locale, 'signing.not-qualified')} ${t('agreement.check.before')}`}</span>{' '}
          <TextLink as={LocaleLink} to="/documents/check">
            {t('agreement.check.link')}
          </TextLink>
        </Note>
        <StillOpen />
      </Stack>
    </Columns>
  );
}

/** Obligatory points of the checklist that keep the company from being verified. */
function StillOpen() {
  const t = useText();
  const locale = useLocale();
  const { data } = useQuery(checklistQuery);
  const open = openPoints(data?.points ?? []);
  if (open.length === 0) return null;
  return (
    <Sheet>
      <SheetHeader title={t('agreement.still-open')} note={t('agreement.still-open.note')} />
      <SheetBody>
        <Stack as="ul">
          {open.map((point) => (
            <li key={point.requirement} className={styles.act}>
              <Icon of={FileIcon} className={styles.mark} />
              <TextLink as={LocaleLink} to={`/documents#${point.requirement}`}>
                {requirementWords(point, locale)}
              </TextLink>
            </li>
          ))}
        </Stack>
      </SheetBody>
    </Sheet>
  );
}
