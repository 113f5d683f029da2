import { agreements } from 'shared-kit/contract/agreements';
import { dayOf, takesDay } from 'shared-kit/contract/dates';
import type { AgreementAnswer } from 'shared-kit/contract/signing';
import { useForm, useSendOnce, wrongAmong } from 'shared-kit/form';
import { Row, Stack } from 'shared-kit/layout';
import { DateField, signingFailure } from 'shared-kit/page';
import { call, formatDay, LocaleLink, useLocale } from 'shared-kit/shell';
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
          <span>{t('agreement.elsewhere.hand-in')}</span>{' '}
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
  const form = useForm({
    first: () => ({ documentId: copies[0]?.id ?? '', signedOn: '' }),
    read: (entries) => ({
      faults: wrongAmong({
        signedOn: !takesDay('agreement.signedOn', entries.signedOn, dayOf(new Date())),
      }),
      body: { ...entries, locale },
    }),
    says: () => t('agreement.elsewhere.missing'),
    shows: 'attempt',
    failureOf: (error) => signingFailure(error, locale),
  });
  const { failure } = form;
  return (
    <Stack
      as="form"
      {...form.sends(async (body, key) => {
        await call(agreements.nameCopy, { body, key });
        await askAgreementAgain();
      })}
    >
      <SelectField {...form.text('documentId')} label={t('agreement.elsewhere.copy')}>
        {copies.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <DateField
        {...form.text('signedOn')}
        of="agreement.signedOn"
        label={t('agreement.elsewhere.signed-on')}
      />
      {failure !== null && (
        <Note tone="danger" role="alert">
          {failure}
        </Note>
      )}
      <div>
        <Button type="submit" pending={form.isPending}>
          {t('agreement.elsewhere.name')}
        </Button>
      </div>
    </Stack>
  );
}

type NamedProps = { elsewhere: NonNullable<AgreementAnswer['elsewhere']>; mayWithdraw: boolean };

/** The copy that both sides are confirming; before anybody has, it can be withdrawn. */
export function NamedCopy({ elsewhere: { name, sha256, signedOn }, mayWithdraw }: NamedProps) {
  const t = useText();
  const locale = useLocale();
  const { run, keyOf, isPending, failure } = useSendOnce((error) => signingFailure(error, locale));
  const withdraw = () =>
    run(async () => {
      await call(agreements.withdrawCopy, { key: keyOf(sha256) });
      await askAgreementAgain();
    });
  return (
    <Note title={t('agreement.elsewhere.title')}>
      <span>{t('agreement.elsewhere.sentence', { name, day: formatDay(signedOn, locale) })}</span>
      <Text look="small" tone="muted" className={styles.hash}>
        {t('agreement.elsewhere.sha256', { sha256 })}
      </Text>
      {failure !== null && <Text role="alert">{failure}</Text>}
      {mayWithdraw && (
        <Row className={styles.acts}>
          <Button size="small" pending={isPending} onClick={() => void withdraw()}>
            {t('agreement.elsewhere.withdraw')}
          </Button>
        </Row>
      )}
    </Note>
  );
}
