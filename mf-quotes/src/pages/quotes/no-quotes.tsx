import { EmptySheet } from 'shared-kit/page';
import { LocaleLink } from 'shared-kit/shell';
import { ButtonLink } from 'shared-kit/ui';
import { useText } from '../../text.ts';

export function NoQuotes() {
  const t = useText();
  return (
    <EmptySheet
      title={t('quotes.empty.title')}
      action={
        <ButtonLink as={LocaleLink} to="/shop" emphasis="primary">
          {t('quotes.empty.action')}
        </ButtonLink>
      }
    >
      {t('quotes.empty.sentence')}
    </EmptySheet>
  );
}
