import { useRef } from 'react';
import type { StaffClaim } from 'shared-kit/contract/claims';
import { Stack } from 'shared-kit/layout';
import { Answer, ListPages, Page } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { useSearchParams } from 'shared-kit/router';
import { countryName, formatDay, LocaleLink, useLocale } from 'shared-kit/shell';
import {
  CheckIcon,
  ClockIcon,
  CloseIcon,
  type IconGlyph,
  Segmented,
  Sheet,
  SheetBody,
  SheetHeader,
  StatusBadge,
  type StatusTone,
  TextLink,
} from 'shared-kit/ui';
import { useText } from '../../text.ts';
import entry from '../entry.module.css';
import { readAnew } from '../read-anew.ts';
import { ClaimDecision } from './claim-decision.tsx';
import { ClaimProposal } from './claim-proposal.tsx';
import styles from './claims-page.module.css';
import { addressOf, claimLists, claimsQuery, useClaimsChoice } from './claims-query.ts';

/** People who say to belong to a company that exists: the staff let them in, or don't. */
export default function ClaimsPage() {
  const t = useText();
  const [, setParams] = useSearchParams();
  const choice = useClaimsChoice();
  const query = useQuery(claimsQuery(choice));
  const list = useRef<HTMLDivElement>(null);
  // The decided claim goes, and the focus with it.
  const decided = async () => {
    await readAnew(query);
    list.current?.focus();
  };
  return (
    <Page title={t('claims.title')} lead={t('claims.lead')}>
      <Stack align="start" ref={list} tabIndex={-1} className={styles.page}>
        <Segmented
          label={t('claims.lists')}
          size="small"
          value={choice.list}
          onChange={(list) => setParams(list === 'open' ? {} : { list })}
          options={claimLists.map((value) => ({ value, label: t(`claims.list.${value}`) }))}
        />
        <Answer query={query}>
          {({ claims, next }) => (
            <>
              {claims.length === 0 && <p className={entry.quiet}>{t('claims.none')}</p>}
              {claims.map((claim) => (
                <ClaimSheet key={claim.id} claim={claim} onDecided={() => void decided()} />
              ))}
              <ListPages
                cursor={choice.cursor}
                next={next}
                addressOf={(cursor) => addressOf({ ...choice, cursor })}
              />
            </>
          )}
        </Answer>
      </Stack>
    </Page>
  );
}

const looks: Readonly<Partial<Record<StaffClaim['state'], { tone: StatusTone; icon: IconGlyph }>>> = {
  agreed: { tone: 'positive', icon: CheckIcon },
  objected: { tone: 'danger', icon: CloseIcon },
  granted: { tone: 'positive', icon: CheckIcon },
  refused: { tone: 'danger', icon: CloseIcon },
};

function ClaimSheet({ claim, onDecided }: { claim: StaffClaim; onDecided: () => void }) {
  const t = useText();
  const locale = useLocale();
  const { company, state, openedAt, decidedAt, name, email, words, answeredBy, reason } = claim;
  const { proposal, version } = claim;
  const day = formatDay(decidedAt ?? openedAt, locale);
  return (
    <Sheet aria-label={company.name}>
      <SheetHeader title={company.name} note={t('claims.claimant', { name, email })}>
        <StatusBadge {...(looks[state] ?? { tone: 'warning', icon: ClockIcon })}>
          {t(`claims.state.${state as 'open'}`)}
        </StatusBadge>
      </SheetHeader>
      <Stack as={SheetBody} align="start" className={styles.body}>
        <div className={entry.root}>
          <TextLink as={LocaleLink} to={`/admin/verify/${company.id}`}>
            {t('claims.number', { number: company.taxNumber, country: countryName(company.country, locale) })}
          </TextLink>
          <span className={entry.quiet}>
            {decidedAt ? t('claims.decided-on', { day }) : t('claims.since', { day })}
          </span>
          {answeredBy && <span className={entry.quiet}>{t('claims.answered', { name: answeredBy })}</span>}
          {decidedAt !== null && proposal && (
            <span className={entry.quiet}>
              {t('claims.proposed', { name: proposal.by ?? t('verify.not-stated') })}
            </span>
          )}
          {words && <p className={entry.reason}>{words}</p>}
          {reason && <p className={entry.reason}>{`${t('claims.reason')}: ${reason}`}</p>}
        </div>
        {decidedAt === null && proposal && (
          <ClaimProposal claimId={claim.id} proposal={proposal} onDropped={onDecided} />
        )}
        {decidedAt === null && <ClaimDecision key={version} claim={claim} onDecided={onDecided} />}
      </Stack>
    </Sheet>
  );
}
