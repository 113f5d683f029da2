import { account } from 'shared-kit/contract/account';
import { Answer } from 'shared-kit/page';
import { queryOptions, useQuery } from 'shared-kit/query';
import { call } from 'shared-kit/shell';
import { EmailSheet } from './email-sheet.tsx';
import { NameSheet } from './name-sheet.tsx';
import { PasswordSheet } from './password-sheet.tsx';

const personQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call(account.read, { signal }),
});

export function PersonSection() {
  const person = useQuery(personQuery);
  return (
    <Answer query={person}>
      {(data) => (
        <>
          <NameSheet person={data} onSaved={() => person.refetch()} />
          <EmailSheet person={data} onSaved={() => person.refetch()} />
          <PasswordSheet person={data} />
        </>
      )}
    </Answer>
  );
}
