import type { QuoteDetail } from 'shared-kit/contract/quotes';
import { LocaleLink } from 'shared-kit/shell';
import { Note, TextLink } from 'shared-kit/ui';
import { useText } from '../../../text.ts';

const known = ['buyer-approved', 'seller-trading', 'has-lines'] as const;

/** Lists what an unsent request still needs. */
export function DraftNote({ quote: { stage, actions } }: { quote: QuoteDetail }) {
  const t = useText();
  const refusals = actions.find(({ name }) => name === 'submit')?.refusals ?? [];
  const missing = known.filter((each) => refusals.includes(each));
  if (stage !== 'draft' || missing.length === 0) return null;
  return (
    <Note tone="warning" title={t('quote.draft.missing')}>
      <ul>
        {missing.map((each) => (
          <li key={each}>{t(`quote.draft.missing.${each}`)}</li>
        ))}
      </ul>
      {missing.includes('buyer-approved') && (
        <TextLink as={LocaleLink} to="/profile">
          {t('quote.draft.to-company')}
        </TextLink>
      )}
    </Note>
  );
}
