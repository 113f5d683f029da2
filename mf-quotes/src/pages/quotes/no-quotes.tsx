import { LocaleLink } from 'shared-kit/shell';
import { ButtonLink, EmptyState, Sheet } from 'shared-kit/ui';
import { useText } from '../../text.ts';

export function NoQuotes() {
  const t = useText();
  return (
    <Sheet>
      <EmptyState
        title={t('quotes.empty.title')}
        action={
          <ButtonLink as={LocaleLink} to="/shop" emphasis="primary">
            {t('quotes.empty.action')}
          </ButtonLink>
        }
      >
        {t('quotes.empty.sentence')}
      </EmptyState>
    </Sheet>
  );
}
