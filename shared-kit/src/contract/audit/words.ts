import { requirementNamed } from '../documents/words.ts';
import type { Locale } from '../languages/locale.ts';
import { sayFrom } from '../languages/say.ts';
import type { AuditAction, AuditTopic } from './actions.ts';
import type { AuditChange, AuditEntry } from './api.ts';
import { messages } from './messages/index.ts';

const say = sayFrom(messages);

export const auditTopicWords = (topic: AuditTopic, locale: Locale): string =>
  say(locale, `audit.topic.${topic}`);

export const auditActionWords = (action: AuditAction, locale: Locale): string =>
  say(locale, `audit.action.${action}`);

/** Documents are named by the code of their requirement. */
export const auditSubjectWords = (
  { action, subject }: Pick<AuditEntry, 'action' | 'subject'>,
  locale: Locale,
): string | null =>
  subject !== null && action.startsWith('document.') ? requirementNamed(subject, locale) : subject;

/** Who did it, as far as the reader may know. */
export function auditActorWords({ kind, name }: AuditEntry['by'], locale: Locale): string {
  if (kind === 'staff') {
    return name === null ? say(locale, 'audit.by.staff') : say(locale, 'audit.by.staff-named', { name });
  }
  if (kind === 'operator')
    return name === null ? say(locale, 'audit.by.staff') : say(locale, 'audit.by.operator', { name });
  return kind === 'market' ? say(locale, 'audit.by.market') : (name ?? say(locale, 'audit.by.deleted'));
}

export const auditSessionWords = (id: string, locale: Locale): string => say(locale, 'audit.session', { id });

/** One change as a phrase: "Role: Member → Owner"; only the field's name where no values are kept. */
export function auditChangeWords({ field, from, to }: AuditChange, locale: Locale): string {
  const name = say(locale, `audit.field.${field}`);
  if (from === null && to === null) return name;
  const [before, after] = [from, to].map((value) => valueWords(field, value, locale));
  return say(locale, 'audit.change', { field: name, before: before ?? '', after: after ?? '' });
}

function valueWords(field: AuditChange['field'], value: string | null, locale: Locale): string {
  if (value === null) return say(locale, 'audit.none');
  const key = `audit.value.${value}`;
  return isEnumerated(field) && isKey(key) ? say(locale, key) : value;
}

/** Fields whose values are codes. */
const enumerated: readonly AuditChange['field'][] = [
  ...(['role', 'state', 'suspension', 'signs', 'legal-form', 'risk', 'decision', 'ground', 'hit'] as const),
  ...(['four-eyes'] as const),
];
const isEnumerated = (field: AuditChange['field']): boolean => enumerated.includes(field);

type ValueKey = Extract<keyof typeof messages.en, `audit.value.${string}`>;
const isKey = (key: string): key is ValueKey => key in messages.en;
