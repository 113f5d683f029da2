import { agreements } from 'shared-kit/contract/agreements';
import { type AgreementAnswer, hindranceWords } from 'shared-kit/contract/signing';
import { Columns, Stack } from 'shared-kit/layout';
import { AgreementSheet, type SigningCalls, SigningForm, useAgreementMove } from 'shared-kit/page';
import { addressOf, bind, call, LocaleLink, useLocale } from 'shared-kit/shell';
import { Note, Sheet, SheetBody, SheetHeader, TextLink } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './agreement.module.css';
import { askAgreementAgain } from './agreement-query.ts';
import { NamedCopy, SignedElsewhere } from './elsewhere.tsx';
import { Signatories } from './signatories.tsx';
import { awaitsMySignature } from './whose-turn.ts';

/** The text, and beside it what the reader can do: sign, or wait for somebody. */
export function Signing({ agreement }: { agreement: AgreementAnswer }) {
  const locale = useLocale();
  const { text, signatories } = agreement;
  return (
    <Columns aside="wide" gap="4">
      <AgreementSheet text={text} address={addressOf(agreements.text, { query: { locale: text.locale } })} />
      <Stack className={styles.next}>
        {agreement.elsewhere && (
          <NamedCopy elsewhere={agreement.elsewhere} mayWithdraw={mayChoose(agreement)} />
        )}
        <Step agreement={agreement} />
        {mayChoose(agreement) && !agreement.elsewhere && <SignedElsewhere copies={agreement.copies} />}
        {signatories.length > 0 && <Signatories signatories={signatories} />}
        {agreement.waitsFor && <Note tone="warning">{hindranceWords(agreement.waitsFor, locale)}</Note>}
      </Stack>
    </Columns>
  );
}

/** Whether the reader may still choose between signing here and confirming a copy. */
const mayChoose = ({ state, signatures, signatories, isAllowed, canBind }: AgreementAnswer): boolean =>
  (state === null || (state === 'open' && signatures.length === 0)) &&
  isAllowed &&
  canBind &&
  signatories.some(({ isMe }) => isMe);

const calls: SigningCalls = {
  askCode: (body, key) => call(agreements.askCode, { body, key }),
  sign: (confirmed, body, keyOf) => bind(confirmed, agreements.sign, { body }, keyOf),
};

function Step({ agreement }: { agreement: AgreementAnswer }) {
  const t = useText();
  const moveOf = useAgreementMove();
  const { state, canBind, isAllowed, signatories, declined, text, consentVersion, companyName } = agreement;
  const me = signatories.find(({ isMe }) => isMe);
  if (state === 'awaiting_market') return <Waits name="market" />;
  if (state === 'sealing') return <Waits name="seal" />;
  if (!isAllowed) return <Note tone="warning">{t('agreement.not-allowed')}</Note>;
  if (!canBind) return <NoSignatories />;
  return (
    <>
      {declined && (
        <Note tone="danger" title={t('agreement.declined')}>
          {declined}
        </Note>
      )}
      {awaitsMySignature(agreement) ? (
        <Sheet tone="accent">
          <SheetHeader title={t(agreement.elsewhere ? 'agreement.confirm-copy' : 'agreement.sign')} />
          <SheetBody>
            <SigningForm
              key={text.sha256}
              {...calls}
              text={text}
              consentVersion={consentVersion}
              company={companyName}
              move={moveOf(text, companyName)}
              onChanged={askAgreementAgain}
            />
          </SheetBody>
        </Sheet>
      ) : (
        <Waits name={me ? 'others' : 'signatories'} />
      )}
    </>
  );
}

/** Whose move it is, where it isn't the reader's. */
function Waits({ name }: { name: 'market' | 'seal' | 'others' | 'signatories' }) {
  const t = useText();
  return (
    <Note tone="warning" role="status" title={t(`agreement.waits.${name}.title`)}>
      {t(`agreement.waits.${name}.sentence`)}
    </Note>
  );
}

function NoSignatories() {
  const t = useText();
  return (
    <Note title={t('agreement.no-signatories.title')}>
      <span>{t('agreement.no-signatories.sentence')}</span>{' '}
      <TextLink as={LocaleLink} to="/documents">
        {t('agreement.documents')}
      </TextLink>
    </Note>
  );
}
