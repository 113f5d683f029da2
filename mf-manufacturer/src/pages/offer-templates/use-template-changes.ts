import { useState } from 'react';
import { type OfferTemplate, type OfferTemplateTerms, offerTemplates } from 'shared-kit/contract/quotes';
import { refusedNames, useSendOnce } from 'shared-kit/form';
import { call, referenceOf, refusalAmong, useLocale } from 'shared-kit/shell';
import { toasts } from 'shared-kit/ui';
import { useText } from '../../text.ts';

const worded = [
  'offer-template.moved',
  'offer-template.not-found',
  'offer-template.name-taken',
  'offer-template.too-many',
  'access.forbidden',
  'network',
] as const;

type Failure = Readonly<{ words?: string; isMoved?: boolean; name?: string }>;

/** Saves or removes a template, or makes a new one. */
export function useTemplateChanges(template: OfferTemplate | null, onChanged: () => Promise<void>) {
  const t = useText();
  const locale = useLocale();
  const [id] = useState(() => template?.id ?? crypto.randomUUID());
  const { pending, failure, run, keyOf } = useSendOnce<Failure>((error) => {
    const [refused] = refusedNames(error, locale);
    if (refused) return { [refused.path === 'name' ? 'name' : 'words']: refused.message };
    const code = refusalAmong(error, worded);
    const words = code
      ? t(`templates.refusal.${code}`)
      : t('offer.refusal.other', { reference: referenceOf(error) });
    return { words, isMoved: code === 'offer-template.moved' || code === 'offer-template.not-found' };
  });
  const params = { id };
  const change = async (name: 'save' | 'remove', work: () => Promise<unknown>) => {
    if (!(await run(work, name))) return;
    toasts.show({ text: t(name === 'save' ? 'templates.saved' : 'templates.removed') });
    await onChanged();
  };
  return {
    pending,
    failure: failure?.words ?? null,
    /** What is wrong with its name, as the server found. */
    nameFault: failure?.name ?? null,
    /** A colleague was faster, so the page shows an older state. */
    isMoved: failure?.isMoved ?? false,
    save: (name: string | null, terms: OfferTemplateTerms) => {
      const body = { revision: template?.revision ?? 0, name, terms };
      return change('save', () => call(offerTemplates.save, { params, body, key: keyOf(body) }));
    },
    remove: () => change('remove', () => call(offerTemplates.remove, { params })),
  };
}
