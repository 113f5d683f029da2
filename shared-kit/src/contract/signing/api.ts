import * as z from 'zod/mini';
import { seenInput } from '../binding/seen.ts';
import { dayInput } from '../dates/day-input.ts';
import { figureFields } from '../figures/figure-fields.ts';
import { figure } from '../figures/figure-schema.ts';
import { locales } from '../languages/locale.ts';
import { currencies } from '../money/currency.ts';
import { nameInput } from '../names/name-input.ts';
import { printed } from '../printed-text/printed.ts';
import { signingStates } from './lifecycle.ts';
import { signingLimits } from './limits.ts';

/** The kinds of framework agreement, by what a company does in the market. */
export const agreementKinds = ['provider', 'maker'] as const;
export type AgreementKind = (typeof agreementKinds)[number];

/** The page on which a company signs, and which confirms what is in force. */
export const agreementPages = {
  provider: '/signed-provider',
  maker: '/signed-manufacturer',
} as const satisfies Readonly<Record<AgreementKind, string>>;

const name = printed(nameInput('person', { least: 2, most: signingLimits.name }));
const optionalGroup = z.nullable(
  z.pipe(
    z.string().check(z.trim(), z.maxLength(signingLimits.group)),
    z.transform((text) => text || null),
  ),
);

/** Staff confirm a signatory from the company's accepted document. */
export const signatoryInput = z.object({
  userId: z.uuid(),
  /** As the document writes it. */
  name,
  role: printed(z.string().check(z.trim(), z.minLength(2), z.maxLength(signingLimits.role))),
  signs: z.enum(['alone', 'jointly']),
  group: optionalGroup,
  withGroup: optionalGroup,
  /** The most that they may sign for; null without a limit. */
  limit: z.nullable(z.object({ amount: figure(figureFields.amountLimit), currency: z.enum(currencies) })),
  until: z.nullable(dayInput('signatory.until')),
  /** The accepted document that names them. */
  documentId: z.uuid(),
});
export type SignatoryInput = z.input<typeof signatoryInput>;

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Asks for a code for this text. */
export const signingCodeInput = z.object({ sha256, locale: z.enum(locales) });
export const signatureInput = z.object({
  name,
  /** Of the text that was read. */
  sha256,
  /** Of the words of consent that were shown. */
  consentVersion: z.string().check(z.maxLength(20)),
  code: z.string().check(z.regex(/^\d{6}$/)),
});
/** The same where a version and a sum are at stake beside the text. */
export const seenSignatureInput = z.extend(signatureInput, seenInput.shape);
export type SignatureInput = z.input<typeof signatureInput>;
/** A copy that was signed outside the market: which uploaded document, and on which day it was signed. */
export const elsewhereInput = z.object({
  documentId: z.uuid(),
  signedOn: dayInput('agreement.signedOn'),
  locale: z.enum(locales),
});
export type ElsewhereInput = z.input<typeof elsewhereInput>;
export const signingRefusalInput = z.extend(seenInput, {
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(signingLimits.reason)),
});
export type SigningRefusalInput = z.infer<typeof signingRefusalInput>;

export const agreementText = z.object({
  title: z.string(),
  version: z.string(),
  locale: z.enum(locales),
  sections: z.array(z.object({ heading: z.nullable(z.string()), paragraphs: z.array(z.string()) })),
  /** Of the text as `GET /api/agreement/text` sends it. */
  sha256: z.string(),
});
export type AgreementText = z.infer<typeof agreementText>;

/** A file that was signed outside the market. */
const copy = z.object({ id: z.string(), name: z.string(), sha256: z.string() });

const signatory = z.object({
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  role: z.string(),
  signs: z.enum(['alone', 'jointly']),
  group: z.nullable(z.string()),
  withGroup: z.nullable(z.string()),
  limit: z.nullable(z.object({ amount: z.string(), currency: z.enum(currencies) })),
  until: z.nullable(z.string()),
  isMe: z.boolean(),
  signedAt: z.nullable(z.string()),
});
export type SignatoryAnswer = z.infer<typeof signatory>;

/** Why a seal is not made yet; it is tried again until it can be. */
export const sealHindrances = ['certificate-missing', 'certificate-expired', 'time-stamp', 'store'] as const;
export type SealHindrance = (typeof sealHindrances)[number];

const signature = z.object({
  name: z.string(),
  role: z.string(),
  byMarket: z.boolean(),
  at: z.string(),
});

export const agreementAnswer = z.object({
  kind: z.enum(agreementKinds),
  companyName: z.string(),
  /** Null before anybody signed the present text. */
  state: z.nullable(z.enum(signingStates)),
  text: agreementText,
  consentVersion: z.string(),
  signatories: z.array(signatory),
  /** Whether the signatories together can bind the company. */
  canBind: z.boolean(),
  /** Whether the company's standing allows the reader's side to sign. */
  isAllowed: z.boolean(),
  signatures: z.array(signature),
  /** While `sealing`; null if nothing hinders. */
  waitsFor: z.nullable(z.enum(sealHindrances)),
  /** Why the market did not sign the last time; null otherwise. */
  declined: z.nullable(z.string()),
  /** The newest that is in force. */
  inForce: z.nullable(
    z.object({
      at: z.string(),
      version: z.string(),
      sha256: z.string(),
      bytes: z.number(),
      hasTimeStamp: z.boolean(),
      /** Made with a certificate that nobody vouches for. */
      isTest: z.boolean(),
      signatures: z.array(signature),
      /** The last day on which it counts, where a newer version replaces it; null without an end. */
      holdsUntil: z.nullable(z.string()),
      /** Day on which it was signed outside the market; null if it was signed here. */
      signedOn: z.nullable(z.string()),
    }),
  ),
  /** The copy that both sides are confirming; `text` then names its date and fingerprint. Null if they sign here. */
  elsewhere: z.nullable(z.extend(copy, { signedOn: z.string() })),
  /** Uploaded copies that can be confirmed, for owners and signatories. */
  copies: z.array(copy),
  /** Whether the reader may fetch the sealed PDF. */
  mayDownload: z.boolean(),
});
export type AgreementAnswer = z.infer<typeof agreementAnswer>;
/** `GET /api/agreement`; null where companies of the reader's kind sign none. */
export const ownAgreementAnswer = z.object({ agreement: z.nullable(agreementAnswer) });
export type OwnAgreementAnswer = z.infer<typeof ownAgreementAnswer>;

/** Who may sign for a company, and the people and papers that staff can confirm another one from. */
export const companySignersAnswer = z.object({
  signatories: z.array(signatory),
  members: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })),
  documents: z.array(z.object({ id: z.string(), requirement: z.string(), name: z.string() })),
});
export type CompanySignersAnswer = z.infer<typeof companySignersAnswer>;

/** `GET /api/admin/companies/{id}/agreement`; the agreement is null where companies of this kind sign none. */
export const agreementForStaffAnswer = z.object({
  agreement: z.nullable(agreementAnswer),
  signers: companySignersAnswer,
});
export type AgreementForStaffAnswer = z.infer<typeof agreementForStaffAnswer>;

/** Where a code was mailed, and until when it can be entered. */
export const codeSentAnswer = z.object({ email: z.string(), until: z.string() });
export type CodeSentAnswer = z.infer<typeof codeSentAnswer>;

export const sealVerdicts = [
  /** Sealed by this market and unchanged since. */
  'sealed',
  /** It has a seal of this market, but its bytes are not what was sealed. */
  'changed',
  /** Signed, but not by this market. */
  'foreign',
  'unsigned',
  /** No PDF, or one that can't be read. */
  'unreadable',
] as const;

/** `POST /api/seals/check`. */
export const sealCheckAnswer = z.object({
  verdict: z.enum(sealVerdicts),
  /** SHA-256 of the file that was sent. */
  sha256: z.string(),
  sealed: z.nullable(
    z.object({
      title: z.string(),
      company: z.string(),
      at: z.string(),
      hasTimeStamp: z.boolean(),
      isTest: z.boolean(),
      signatures: z.array(signature),
    }),
  ),
});
export type SealCheckAnswer = z.infer<typeof sealCheckAnswer>;
