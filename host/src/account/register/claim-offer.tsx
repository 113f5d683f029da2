import { useState } from 'react';
import { Link } from 'react-router-dom';
import { claimWordsLength } from 'shared-kit/contract/claims';
import { Row } from 'shared-kit/layout';
import { Button, ButtonLink, Note, TextAreaField } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './register-page.module.css';

type ClaimOfferProps = {
  /** Asked by somebody who has an account. */
  isOwn: boolean;
  isPending: boolean;
  /** The step that asks for the company's data. */
  correct: Readonly<{ search: string }>;
  onClaim: (words: string) => void;
};

/** The tax number is another company's: the person may ask to join it, or correct the number. */
export function ClaimOffer({ isOwn, isPending, correct, onClaim }: ClaimOfferProps) {
  const t = useText();
  const [words, setWords] = useState('');
  return (
    <>
      <Note tone="warning" role="alert" title={t('register.claim.title')}>
        {t(isOwn ? 'register.claim.text-own' : 'register.claim.text')}
      </Note>
      <TextAreaField
        label={t('register.claim.words')}
        hint={t('register.claim.words-hint')}
        optional={t('profile.optional')}
        value={words}
        maxLength={claimWordsLength.most}
        rows={3}
        onChange={({ target }) => setWords(target.value)}
      />
      <Row gap="3" justify="between" className={styles.foot}>
        <ButtonLink as={Link} to={correct} emphasis="tertiary">
          {t('register.claim.correct')}
        </ButtonLink>
        <Button emphasis="primary" size="large" pending={isPending} onClick={() => onClaim(words)}>
          {t(isOwn ? 'profile.join.send' : 'register.claim.send')}
        </Button>
      </Row>
    </>
  );
}
