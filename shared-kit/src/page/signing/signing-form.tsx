import { signingLimits, signingWords } from 'shared-kit/contract/signing';
import { Row, Stack } from 'shared-kit/layout';
import { formatMoment, useLocale } from 'shared-kit/shell';
import { Button, Checkbox, Note, Text, TextField } from 'shared-kit/ui';
import { type SigningProps, useSigning } from './use-signing.ts';

/** Name, consent, and a mailed code: the steps by which somebody signs. */
export function SigningForm(props: SigningProps) {
  const { company } = props;
  const locale = useLocale();
  const say = (key: Parameters<typeof signingWords>[1], values = {}) => signingWords(locale, key, values);
  const { name, isAgreed, code, dialog, sent, missing, idOf, pending, failure, ...acts } = useSigning(props);
  const { setName, setAgreed, setCode, askCode, submit } = acts;
  const hint =
    sent && say('signing.code-sent', { email: sent.email, time: formatMoment(sent.until, locale) });
  return (
    <Stack as="form" gap="3" onSubmit={submit} noValidate>
      <TextField
        id={idOf('name')}
        label={say('signing.name')}
        autoComplete="name"
        value={name}
        maxLength={signingLimits.name}
        error={missing === 'name' ? say('signing.missing.name') : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <Checkbox id={idOf('consent')} checked={isAgreed} onChange={({ target }) => setAgreed(target.checked)}>
        {say('signing.consent', { company })}
      </Checkbox>
      {missing === 'consent' && (
        <Text role="alert" look="small" tone="danger">
          {say('signing.missing.consent')}
        </Text>
      )}
      {hint && (
        <TextField
          id={idOf('code')}
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
      <Row>
        <Button type="submit" emphasis="primary" pending={pending === (sent === null ? 'code' : 'sign')}>
          {say(sent === null ? 'signing.ask-code' : 'signing.sign')}
        </Button>
        {sent !== null && (
          <Button pending={pending === 'code'} onClick={() => void askCode()}>
            {say('signing.ask-again')}
          </Button>
        )}
      </Row>
      <Text look="small" tone="muted">
        {say('signing.not-qualified')}
      </Text>
      {dialog}
    </Stack>
  );
}
