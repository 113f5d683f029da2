import { type SyntheticEvent, useState } from 'react';
import { type AgreementText, type CodeSentAnswer, signingLimits, signingWords } from 'shared-kit/contract';
import { api, formatMoment, useKeyPerBody, useLocale, useSubmit, useUnsavedInput } from 'shared-kit/shell';
import { Button, Checkbox, Note, Text, TextField } from 'shared-kit/ui';
import styles from './signing.module.css';
import { isOutdated, signingFailure } from './signing-failure.ts';

type Props = {
  text: AgreementText;
  consentVersion: string;
  /** For whom the reader signs. */
  company: string;
  /** Address of the agreement in the API. */
  url: string;
  /** Asked again after a signature, and when the page shows something old. */
  onChanged: () => unknown;
};
type Missing = 'name' | 'consent' | 'code' | null;

/** Name, consent, and a mailed code: the steps by which somebody signs. */
export function SigningForm({ text, consentVersion, company, url, onChanged }: Props) {
  const locale = useLocale();
  const say = (key: Parameters<typeof signingWords>[1], values = {}) => signingWords(locale, key, values);
  const { keyOf, done } = useKeyPerBody();
  const [name, setName] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const [sent, setSent] = useState<CodeSentAnswer | null>(null);
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<Missing>(null);
  const { run, pending, failure } = useSubmit((error) => {
    if (isOutdated(error)) void onChanged();
    return signingFailure(error, locale);
  });
  useUnsavedInput(name !== '');

  const isReady = (): boolean => {
    const first = name.trim().length < 2 ? 'name' : isAgreed ? null : 'consent';
    setMissing(first);
    return first === null;
  };
  const askCode = () =>
    isReady() &&
    run(async () => {
      const body = { sha256: text.sha256, locale: text.locale };
      setSent(await api.post<CodeSentAnswer>(`${url}/code`, body, keyOf(body)));
      done();
      setCode('');
    }, 'code');
  const sign = () => {
    if (!isReady()) return;
    if (!/^\d{6}$/.test(code)) return setMissing('code');
    const body = { name: name.trim(), sha256: text.sha256, consentVersion, code };
    void run(async () => {
      await api.post(`${url}/signature`, body, keyOf(body));
      done();
      await onChanged();
    }, 'sign');
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (sent === null) void askCode();
    else sign();
  };
  const hint =
    sent && say('signing.code-sent', { email: sent.email, time: formatMoment(sent.until, locale) });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={say('signing.name')}
        autoComplete="name"
        value={name}
        maxLength={signingLimits.name}
        error={missing === 'name' ? say('signing.missing.name') : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <Checkbox checked={isAgreed} onChange={({ target }) => setAgreed(target.checked)}>
        {say('signing.consent', { company })}
      </Checkbox>
      {missing === 'consent' && (
        <Text role="alert" look="small" tone="danger">
          {say('signing.missing.consent')}
        </Text>
      )}
      {hint && (
        <TextField
          label={say('signing.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={hint}
          value={code}
          maxLength={6}
          error={missing === 'code' ? say('signing.missing.code') : undefined}
          onChange={({ target }) => setCode(target.value.replace(/\D/g, ''))}
        />
      )}
      {failure !== null && (
        <Note tone="danger" role="alert">
          {failure}
        </Note>
      )}
      <div className={styles.acts}>
        <Button type="submit" emphasis="primary" pending={pending === (sent === null ? 'code' : 'sign')}>
          {say(sent === null ? 'signing.ask-code' : 'signing.sign')}
        </Button>
        {sent !== null && (
          <Button pending={pending === 'code'} onClick={() => void askCode()}>
            {say('signing.ask-again')}
          </Button>
        )}
      </div>
      <Text look="small" tone="muted">
        {say('signing.not-qualified')}
      </Text>
    </form>
  );
}
