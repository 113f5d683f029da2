import { type CompanyKind, companyKinds, type LegalForm, legalForms } from 'shared-kit/contract/companies';

/** `none`: registers without a company. */
export type KindChoice = CompanyKind | 'none';
export const kindChoices: readonly KindChoice[] = [...companyKinds, 'none'];

/** The input so far, as typed. The password is never part of it. */
export type Draft = Readonly<{
  kind: KindChoice | null;
  country: string;
  legalForm: LegalForm;
  legalName: string;
  brandName: string;
  taxNumber: string;
  taxOffice: string;
  mersisNumber: string;
  line1: string;
  line2: string;
  postalCode: string;
  city: string;
  region: string;
  name: string;
  email: string;
  /** The address that got the link, once everything was sent. */
  sentTo: string;
}>;
export type TextName = Exclude<keyof Draft, 'kind' | 'legalForm' | 'sentTo'>;

export const emptyDraft: Draft = {
  kind: null,
  country: '',
  legalForm: 'company',
  legalName: '',
  brandName: '',
  taxNumber: '',
  taxOffice: '',
  mersisNumber: '',
  line1: '',
  line2: '',
  postalCode: '',
  city: '',
  region: '',
  name: '',
  email: '',
  sentTo: '',
};

const key = 'registration';

/** Kept for this tab, so that the input survives a reload. */
export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Without storage, registering still works while the page stays open.
  }
}

export function keptDraft(): Draft {
  try {
    return readDraft(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
  } catch {
    return emptyDraft;
  }
}

/** An older version of the page may have stored something else. */
function readDraft(kept: unknown): Draft {
  const values = new Map(Object.entries(Object(kept)));
  const texts = Object.keys(emptyDraft).flatMap((name) => {
    const value = values.get(name);
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const kind = kindChoices.find((it) => it === values.get('kind')) ?? null;
  const legalForm = legalForms.find((it) => it === values.get('legalForm')) ?? 'company';
  return { ...emptyDraft, ...Object.fromEntries(texts), kind, legalForm };
}
