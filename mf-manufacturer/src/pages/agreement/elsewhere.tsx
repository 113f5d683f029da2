import { type SyntheticEvent, useState } from 'react';
import { agreements } from 'shared-kit/contract/agreements';
import { dayOf, takesDay } from 'shared-kit/contract/dates';
import type { AgreementAnswer } from 'shared-kit/contract/signing';
import { DateField, signingFailure } from 'shared-kit/page';
import { call, formatDay, LocaleLink, useKeyPerBody, useLocale, useSubmit } from 'shared-kit/shell';
import { Button, Disclosure, Note, SelectField, Text, TextLink } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './agreement.module.css';
import { askAgreementAgain } from './agreement-query.ts';

/** For companies that have signed on paper or with a qualified signature: they name the copy that they handed in. */
export function SignedElsewhere({ copies }: { copies: AgreementAnswer['copies'] }) {
  const t = useText();
  return (
    <Disclosure summary={t('agreement.elsewhere.ask')}>
      {copies.length === 0 ? (
        <Text>
          {t('agreement.elsewhere.hand-in')}{' '}
          <TextLink as={LocaleLink} to="/documents#framework-agreement">
            {t('agreement.documents')}
          </TextLink>
        </Text>
      ) : (
        <CopyForm copies={copies} />
      )}
    </Disclosure>
  );
}

function CopyForm({ copies }: { copies: AgreementAnswer['copies'] }) {
  const t = useText();
  const locale = useLocale();
  const { keyOf, done } = useKeyPerBody();
  const { run, isPending, failure } = useSubmit((error) => signingFailure(error, locale));
  const [documentId, setDocumentId] = useState(copies[0]?.id ?? '');
  const [signedOn, setSignedOn] = useState('');
  const [missing, setMissing] = useState<string | null>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!takesDay('agreement.signedOn', signedOn, dayOf(new Date())))
      return setMissing(t('agreement.elsewhere.missing'));
    setMissing(null);
    const body = { documentId, signedOn, locale };
    void run(async () => {
      await call(agreements.nameCopy, { body, key: keyOf(body) });
      done();
      await askAgreementAgain();
    });
  };
  return (
    <form className={styles.people} onSubmit={submit} noValidate>
      <SelectField
        label={t('agreement.elsewhere.copy')}
        value={documentId}
        onChange={({ target }) => setDocumentId(target.value)}
      >
        {copies.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <DateField
        of="agreement.signedOn"
        label={t('agreement.elsewhere.signed-on')}
        value={signedOn}
        error={missing ?? undefined}
        onChange={({ target }) => setSignedOn(target.value)}
      />
      {failure !== null && (
        <Note tone="danger" role="alert">
          {failure}
        </Note>
      )}
      <div>
        <Button type="submit" pending={isPending}>
          {t('agreement.elsewhere.name')}
        </Button>
      </div>
    </form>
  );
}

type NamedProps = { elsewhere: NonNullable<AgreementAnswer['elsewhere']>; mayWithdraw: boolean };

/** The copy that both sides are confirming; before anybody has, it can be withdrawn. */
export function NamedCopy({ elsewhere: { name, sha256, signedOn }, mayWithdraw }: NamedProps) {
  const t = useText();
  const locale = useLocale();
  const { keyOf, done } = useKeyPerBody();
  const { run, isPending, failure } = useSubmit((error) => signingFailure(error, locale));
  const withdraw = () =>
    run(async () => {
      await call(agreements.withdrawCopy, { key: keyOf(sha256) });
      done();
      await askAgreementAgain();
    });
  return (
    <Note title={t('agreement.elsewhere.title')}>
      {t('agreement.elsewhere.sentence', { name, day: formatDay(signedOn, locale) })}
      <Text look="small" tone="muted" className={styles.hash}>
        {t('agreement.elsewhere.sha256', { sha256 })}
      </Text>
      {failure !== null && <Text role="alert">{failure}</Text>}
      {mayWithdraw && (
        <div className={styles.acts}>
          <Button size="small" pending={isPending} onClick={() => void withdraw()}>
            {t('agreement.elsewhere.withdraw')}
          </Button>
        </div>
      )}
    </Note>
  );
}
