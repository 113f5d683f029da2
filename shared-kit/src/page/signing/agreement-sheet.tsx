import { type AgreementText, signingWords } from 'shared-kit/contract/signing';
import { Stack } from 'shared-kit/layout';
import { useLocale } from 'shared-kit/shell';
import { Heading, Sheet, SheetBody, SheetHeader, Text, TextLink } from 'shared-kit/ui';
import styles from './signing.module.css';

type Props = {
  text: AgreementText;
  /** Where the text can be saved as its hash is made of it; absent where it can't. */
  address?: string;
};

/** The text that is signed, on paper in both colour modes. */
export function AgreementSheet({ text, address }: Props) {
  const locale = useLocale();
  return (
    <Sheet>
      <SheetHeader
        title={text.title}
        note={signingWords(locale, 'signing.version', { version: text.version })}
      >
        {address && (
          <TextLink href={address} download>
            {signingWords(locale, 'signing.save')}
          </TextLink>
        )}
      </SheetHeader>
      <SheetBody>
        {/* Scrolls by itself, so it can be reached by keyboard. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus */}
        <section className={styles.text} lang={text.locale} tabIndex={0} aria-label={text.title}>
          {text.sections.map(({ heading, paragraphs }, at) => (
            <Stack gap="3" key={at}>
              {heading && (
                <Heading level={3} look="tiny">
                  {heading}
                </Heading>
              )}
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Stack>
          ))}
        </section>
        <Text
          look="small"
          tone="muted"
          className={styles.hash}
        >{`${signingWords(locale, 'signing.hash')}: ${text.sha256}`}</Text>
      </SheetBody>
    </Sheet>
  );
}
