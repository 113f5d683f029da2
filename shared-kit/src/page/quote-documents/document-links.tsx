import { languageOf, locales } from 'shared-kit/contract/languages';
import {
  documentsOf,
  type QuoteDetail,
  type QuoteDocumentName,
  type QuoteVersion,
  quoteDocumentEndpoints,
} from 'shared-kit/contract/quotes';
import { Row, Stack } from 'shared-kit/layout';
import { addressOf } from 'shared-kit/shell';
import { TextLink } from 'shared-kit/ui';
import styles from './document-links.module.css';
import { useText } from './document-text.ts';

type Of = Readonly<{ quote: Pick<QuoteDetail, 'id'>; version: Pick<QuoteVersion, 'number' | 'state'> }>;

/** Links to the PDFs of a version, each in every language. */
export function DocumentLinks({ quote, version }: Of) {
  return (
    <Stack as="ul" gap="2" className={styles.documents}>
      {documentsOf(version.state).map((document) => (
        <Row as="li" gap="3" align="baseline" justify="between" key={document}>
          <DocumentLink quote={quote} version={version} document={document} />
        </Row>
      ))}
    </Stack>
  );
}

function DocumentLink({ quote, version, document }: Of & { document: QuoteDocumentName }) {
  const t = useText();
  // An acceptance subject to financing is not an order yet.
  const name =
    document === 'order-confirmation' && version.state === 'accepted'
      ? t('document.acceptance')
      : t(`document.${document}`, { number: version.number });
  return (
    <>
      <span className={styles.name}>{name}</span>
      <span className={styles.languages}>
        {locales.map((locale) => {
          const language = languageOf(locale).name;
          return (
            <TextLink
              key={locale}
              href={addressOf(quoteDocumentEndpoints[document], {
                params: { id: quote.id, number: String(version.number) },
                query: { locale },
              })}
              download
              lang={locale}
              hrefLang={locale}
              aria-label={t('document.download', { document: name, language })}
            >
              {language}
            </TextLink>
          );
        })}
      </span>
    </>
  );
}
