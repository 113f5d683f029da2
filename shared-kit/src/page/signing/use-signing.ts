import { type SyntheticEvent, useState } from 'react';
import type { AgreementText, CodeSentAnswer } from 'shared-kit/contract';
import { api, useKeyPerBody, useLocale, useSubmit, useUnsavedInput } from 'shared-kit/shell';
import { isOutdated, signingFailure } from './signing-failure.ts';

export type SigningProps = {
  /** What is signed; its hash goes with the signature. */
  text: Pick<AgreementText, 'sha256' | 'locale'>;
  consentVersion: string;
  /** For whom the reader signs. */
  company: string;
  /** Address of what is signed in the API. */
  url: string;
  /** Asked again after a signature, and when the page shows something old. */
  onChanged: () => unknown;
};
type Missing = 'name' | 'consent' | 'code' | null;

/** What a signatory has entered, the code that was mailed, and the two requests. */
export function useSigning({ text, consentVersion, url, onChanged }: SigningProps) {
  const locale = useLocale();
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
  const entered = { name, isAgreed, code };
  return { ...entered, sent, missing, pending, failure, setName, setAgreed, setCode, askCode, submit };
}
