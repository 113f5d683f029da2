import { initials } from 'shared-kit/contract/languages';
import type { QuoteDetail } from 'shared-kit/contract/quotes';
import { countryName, useLocale } from 'shared-kit/shell';
import { Avatar, Icon, KeyValues, Sheet, SheetBody, SheetHeader, VerifiedIcon } from 'shared-kit/ui';
import { useText } from '../../text.ts';
import { OwnSheet } from './own/own-sheet.tsx';
import styles from './party-sheet.module.css';

/** The other side's company; for staff both companies, and for the maker what it keeps of the quote for itself. */
export function PartySheet({ quote }: { quote: QuoteDetail }) {
  const { viewer, buyer, seller } = quote;
  return (
    <>
      {viewer !== 'seller' && <Party party={seller} person={quote.answeredBy} />}
      {viewer !== 'buyer' && <Party party={buyer} person={quote.requestedBy} />}
      {viewer === 'seller' && <OwnSheet quote={quote} />}
    </>
  );
}

type Party = QuoteDetail['buyer'];

function Party({ party, person }: { party: Party; person: QuoteDetail['answeredBy'] }) {
  const t = useText();
  const locale = useLocale();
  const place = [party.city, countryName(party.country, locale)].filter(Boolean).join(', ');
  const facts = [
    { term: t('quote.party.legal-name'), detail: party.legalName },
    { term: t('quote.party.place'), detail: place },
    ...(person ? [{ term: t('quote.party.person'), detail: person.name }] : []),
  ];
  return (
    <Sheet>
      <SheetHeader
        title={party.name}
        mark={<Avatar kind="company" mark={initials(party.name, locale)} accent />}
        note={
          party.verified && (
            <span className={styles.verified}>
              <Icon of={VerifiedIcon} size="small" />
              <span>{t('quote.party.verified')}</span>
            </span>
          )
        }
      />
      <SheetBody>
        <KeyValues facts={facts} tight />
      </SheetBody>
    </Sheet>
  );
}
