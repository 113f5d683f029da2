import { api, referenceOf, useKeyPerBody, useSubmit } from 'shared-kit/shell';
import { Button, Note } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import styles from './bank-quote-page.module.css';

type DecideOfferProps = {
  offer: Readonly<{ id: string; isMine: boolean }>;
  id: string;
  onChanged: () => Promise<void>;
};

/** The one who prepared it may take it back; somebody else may send it. */
export function DecideOffer({ offer, id, onChanged }: DecideOfferProps) {
  const t = useText();
  const { failure, pending, run } = useSubmit((error) => referenceOf(error));
  const { keyOf } = useKeyPerBody();
  const decide = async (approves: boolean) => {
    const body = { offerId: offer.id, approves };
    const work = () => api.post(`/api/bank/quotes/${id}/decision`, body, keyOf(body));
    await run(work, approves ? 'send' : 'refuse');
    await onChanged();
  };
  return (
    <div className={styles.head}>
      {failure && (
        <Note tone="danger" role="alert">
          {t('offer.failed', { reference: failure })}
        </Note>
      )}
      {offer.isMine && <Note>{t('offer.second-person')}</Note>}
      <div className={styles.words}>
        {!offer.isMine && (
          <Button emphasis="finance" pending={pending === 'send'} onClick={() => void decide(true)}>
            {t('offer.send')}
          </Button>
        )}
        <Button pending={pending === 'refuse'} onClick={() => void decide(false)}>
          {t(offer.isMine ? 'offer.take-back' : 'offer.refuse')}
        </Button>
      </div>
    </div>
  );
}
