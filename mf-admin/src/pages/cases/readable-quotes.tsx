import { Stack } from 'shared-kit/layout';
import { Answer } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { LocaleLink, useLocale } from 'shared-kit/shell';
import { Sheet, SheetBody, SheetHeader, TextLink } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import entry from '../entry.module.css';
import { readableQuery } from './cases-query.ts';

/** The quotes that my open cases allow me to read. */
export function ReadableQuotes() {
  const t = useText();
  const query = useQuery(readableQuery(useLocale()));
  return (
    <Sheet aria-label={t('cases.quotes.title')}>
      <SheetHeader title={t('cases.quotes.title')} />
      <SheetBody>
        <Answer query={query}>
          {({ quotes, next }) =>
            quotes.length === 0 ? (
              <p className={entry.quiet}>{t('cases.quotes.none')}</p>
            ) : (
              <>
                <Stack as="ul">
                  {quotes.map(({ id, number, buyer, maker, firstLine }) => (
                    <li key={id} className={entry.root}>
                      <TextLink as={LocaleLink} to={`/quote/${id}`}>
                        {number}
                      </TextLink>
                      <span>{firstLine}</span>
                      <span className={entry.quiet}>
                        {t('cases.quotes.parties', { buyer: buyer.name, maker: maker.name })}
                      </span>
                    </li>
                  ))}
                </Stack>
                {next && <p className={entry.quiet}>{t('cases.quotes.more', { count: quotes.length })}</p>}
              </>
            )
          }
        </Answer>
      </SheetBody>
    </Sheet>
  );
}
