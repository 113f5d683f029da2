import { type SyntheticEvent, useId, useState } from 'react';
import { type BindingMove, useConfirmation } from 'shared-kit/confirmation';
import type { AgreementText, CodeSentAnswer, SignatureInput } from 'shared-kit/contract/signing';
import { type Confirmed, useKeyPerBody, useLocale, useSubmit, useUnsavedInput } from 'shared-kit/shell';
import { isOutdated, signingFailure } from './signing-failure.ts';

type SignedText = Pick<AgreementText, 'sha256' | 'locale'>;

/** The two requests by which a text is signed. */
export type SigningCalls = {
  askCode: (text: SignedText, key: string) => Promise<CodeSentAnswer>;
  sign: (
    confirmed: Confirmed,
    signature: SignatureInput,
    keyOf: (body: object) => string,
  ) => Promise<unknown>;
};

export type SigningProps = SigningCalls & {
  /** What is signed; its hash goes with the signature. */
  text: SignedText;
  consentVersion: string;
  /** For whom the reader signs. */
  company: string;
  /** What the signature binds to. */
  move: BindingMove;
  /** Asked again after a signature, and when the page shows something old. */
  onChanged: () => unknown;
};
type Missing = 'name' | 'consent' | 'code' | null;

/** What a signatory has entered, the code that was mailed, and the two requests. */
export function useSigning({ text, consentVersion, move, onChanged, ...calls }: SigningProps) {
  const { keyOf, done } = useKeyPerBody();
  const [name, setName] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const [sent, setSent] = useState<CodeSentAnswer | null>(null);
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<Missing>(null);
  const id = useId();
  const idOf = (field: NonNullable<Missing>) => `${id}-${field}`;
  const { run, pending, failure, ask, dialog } = useSending(move, onChanged);
  useUnsavedInput(name !== '');

  const lacks = (field: Missing): boolean => {
    setMissing(field);
    if (field !== null) document.getElementById(idOf(field))?.focus();
    return field !== null;
  };
  const isReady = () => !lacks(name.trim().length < 2 ? 'name' : isAgreed ? null : 'consent');
  const askCode = () =>
    isReady() &&
    run(async () => {
      const body = { sha256: text.sha256, locale: text.locale };
      setSent(await calls.askCode(body, keyOf(body)));
      done();
      setCode('');
    }, 'code');
  const sign = () => {
    if (!isReady()) return;
    if (lacks(/^\d{6}$/.test(code) ? null : 'code')) return;
    const body = { name: name.trim(), sha256: text.sha256, consentVersion, code };
    void ask((confirmed) =>
      run(async () => {
        await calls.sign(confirmed, body, keyOf);
        done();
        await onChanged();
      }, 'sign'),
    );
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (sent === null) void askCode();
    else sign();
  };
  const entered = { name, isAgreed, code, sent, missing, idOf };
  return { ...entered, dialog, pending, failure, setName, setAgreed, setCode, askCode, submit };
}

/** Sends what was confirmed; an outdated page reads anew. */
function useSending(move: BindingMove, onChanged: SigningProps['onChanged']) {
  const locale = useLocale();
  const sending = useSubmit((error) => {
    if (isOutdated(error)) void onChanged();
    return signingFailure(error, locale);
  });
  return { ...sending, ...useConfirmation({ move, pending: sending.pending === 'sign' }) };
}
