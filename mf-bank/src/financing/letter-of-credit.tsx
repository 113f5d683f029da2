import { financing } from 'shared-kit/contract/financing';
import { IssuedLetterFacts, LetterText } from 'shared-kit/financing';
import { Stack } from 'shared-kit/layout';
import { Answer } from 'shared-kit/page';
import { queryOptions, useQuery } from 'shared-kit/query';
import { call } from 'shared-kit/shell';
import { Disclosure, Sheet, SheetBody, SheetHeader, Skeleton } from 'shared-kit/ui';
import { useText } from '../text.ts';
import { useNewsOfFinancing } from './use-news-of-financing.ts';

const letterQuery = (quoteId: string) =>
  queryOptions({
    queryKey: ['letter-of-credit', quoteId],
    queryFn: ({ signal }) => call(financing.readLetter, { params: { id: quoteId }, signal }),
  });

/** The letter of credit that pays for a quote, as buyer and maker read it: its text and how far it has come. */
export function LetterOfCredit({ quoteId }: { quoteId: string }) {
  const t = useText();
  const query = useQuery(letterQuery(quoteId));
  useNewsOfFinancing(quoteId, () => void query.refetch());
  return (
    <Answer query={query} loading={<Skeleton width={60} />}>
      {({ letter }) =>
        letter && (
          <Sheet tone="finance">
            <SheetHeader title={t('financing.letter.of', { bank: letter.bank })} />
            <Stack as={SheetBody}>
              <IssuedLetterFacts letter={letter} />
              <Disclosure summary={t('financing.letter.text')} open>
                <LetterText text={letter.text} />
              </Disclosure>
            </Stack>
          </Sheet>
        )
      }
    </Answer>
  );
}
