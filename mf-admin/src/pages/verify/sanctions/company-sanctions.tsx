import type { SanctionsAnswer } from 'shared-kit/contract/sanctions';
import type { CompanyFile } from 'shared-kit/contract/verification';
import { Stack } from 'shared-kit/layout';
import { Answer } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { countryName, formatMoment, LocaleLink, useLiveNews, useLocale } from 'shared-kit/shell';
import { Note, Sheet, SheetBody, SheetHeader, Text, TextLink } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { Hit } from './hit.tsx';
import { listNames } from './list-names.ts';
import { openHits, sanctionsQuery } from './sanctions-query.ts';

type CompanySanctionsProps = { file: CompanyFile; refetch: () => unknown };

/** Names of the company that are like those on a sanctions list, and what staff decided on each. */
export function CompanySanctions({ file, refetch }: CompanySanctionsProps) {
  const { id, country } = file;
  const t = useText();
  const query = useQuery(sanctionsQuery(id));
  useLiveNews('company', () => void query.refetch(), id);
  const isOpen = query.data && openHits(query.data).length > 0;
  return (
    <Sheet tone={isOpen ? 'accent' : 'neutral'}>
      <SheetHeader title={t('verify.sanctions.title')}>
        <TextLink as={LocaleLink} to={`/admin/embargoes?country=${country}`}>
          {t('verify.sanctions.embargoes', { country: countryName(country, useLocale()) })}
        </TextLink>
      </SheetHeader>
      <SheetBody>
        <Answer query={query}>{(answer) => <Hits answer={answer} file={file} refetch={refetch} />}</Answer>
      </SheetBody>
    </Sheet>
  );
}

function Hits({ answer, ...of }: CompanySanctionsProps & { answer: SanctionsAnswer }) {
  const t = useText();
  const { hits } = answer;
  return (
    <Stack gap="3">
      <Screened answer={answer} />
      {openHits(answer).length > 0 && <Note tone="warning" title={t('verify.sanctions.held')} />}
      {hits.length > 0 && (
        <Stack as="ul" aria-label={t('verify.sanctions.hits')}>
          {hits.map((hit) => (
            <Hit key={hit.id} hit={hit} others={hits.filter(({ id }) => id !== hit.id)} {...of} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function Screened({ answer: { screenings, hits } }: { answer: SanctionsAnswer }) {
  const t = useText();
  const locale = useLocale();
  const [newest] = screenings;
  if (!newest) return <Text>{t('verify.sanctions.unchecked')}</Text>;
  return (
    <>
      {hits.length === 0 && <Text>{t('verify.sanctions.none')}</Text>}
      <Text look="small" tone="muted">
        {`${t('verify.sanctions.screened', { at: formatMoment(newest.at, locale) })} ${listNames(newest, t, locale)}`}
      </Text>
    </>
  );
}
