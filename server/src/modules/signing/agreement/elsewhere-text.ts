import { type Locale, sayFrom } from 'shared-kit/contract/languages';
import type { AgreementText } from 'shared-kit/contract/signing';
import { messagesBeside } from '../../../platform/messages.ts';
import type en from '../messages/en.json';
import { textHash } from './agreement-text.ts';

const say = sayFrom(messagesBeside<typeof en>(new URL('../x', import.meta.url).href));

type Copy = Readonly<{
  brand: string;
  company: string;
  /** Of the agreement that was signed. */
  version: string;
  name: string;
  /** Of the file's bytes, in hexadecimal. */
  sha256: string;
  /** ISO date. */
  signedOn: string;
}>;

/** What both sides confirm of a copy that was signed outside the market: its date and its fingerprint. */
export function elsewhereText(copy: Copy, locale: Locale): AgreementText {
  const paragraphs = [
    say(locale, 'elsewhere.signed', copy),
    say(locale, 'elsewhere.file', copy),
    say(locale, 'elsewhere.confirmed', copy),
  ];
  const content = { title: say(locale, 'elsewhere.title'), sections: [{ heading: null, paragraphs }] };
  return { ...content, version: copy.version, locale, sha256: textHash(content) };
}
