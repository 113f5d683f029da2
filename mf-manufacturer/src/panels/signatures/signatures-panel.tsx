import { agreementPages } from 'shared-kit/contract/signing';
import type { PanelProps } from 'shared-kit/contract/slots';
import { Row, Stack } from 'shared-kit/layout';
import { Answer } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { LocaleLink, useLiveNews, useLocale } from 'shared-kit/shell';
import { Heading, Skeleton, Text, TextLink } from 'shared-kit/ui';
import { agreementQuery, askAgreementAgain } from '../../pages/agreement/agreement-query.ts';
import { awaitsMySignature } from '../../pages/agreement/whose-turn.ts';
import { useText } from './messages/text.ts';

/** What waits for the reader's own signature. It is as high with something to sign as without. */
export default function SignaturesPanel({ level }: PanelProps<'overview'>) {
  const t = useText();
  const query = useQuery(agreementQuery(useLocale()));
  useLiveNews('company', () => void askAgreementAgain());
  return (
    <Stack as="section" gap="3">
      <Heading level={level} look="small">
        {t('signatures.title')}
      </Heading>
      <Answer query={query} loading={<Skeleton width={60} />}>
        {({ agreement }) =>
          agreement && awaitsMySignature(agreement) ? (
            <Row gap="3" align="baseline">
              <Text>{t('signatures.agreement')}</Text>
              <TextLink as={LocaleLink} to={agreementPages[agreement.kind]}>
                {t('signatures.sign')}
              </TextLink>
            </Row>
          ) : (
            <Text tone="muted">{t('signatures.none')}</Text>
          )
        }
      </Answer>
    </Stack>
  );
}
