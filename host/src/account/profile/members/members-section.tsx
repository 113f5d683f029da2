import { useState } from 'react';
import { Stack } from 'shared-kit/layout';
import { Answer } from 'shared-kit/page';
import { useQuery } from 'shared-kit/query';
import { useSession, useSubmit } from 'shared-kit/shell';
import { Note, Sheet, SheetBody, SheetHeader } from 'shared-kit/ui';
import { useText } from '../../../text.ts';
import { ClaimsSheet } from '../claims/claims-sheet.tsx';
import { AskedQuestion } from '../form/asked-question.tsx';
import type { Question } from '../form/confirm-dialog.tsx';
import { useFailureText } from '../form/failure-text.ts';
import { NoCompany } from '../no-company.tsx';
import { InvitationSheet } from './invitation-sheet.tsx';
import { InviteSheet } from './invite-sheet.tsx';
import { MemberItem } from './member-item.tsx';
import { membersQuery } from './members-query.ts';

export function MembersSection() {
  return useSession()?.secure.companyId ? <CompanyMembers /> : <NoCompany />;
}

function CompanyMembers() {
  const t = useText();
  const session = useSession();
  const members = useQuery(membersQuery);
  const action = useSubmit(useFailureText());
  const [question, setQuestion] = useState<Question | null>(null);
  const isOwner = session?.user.companyRole === 'owner';
  const refetch = () => members.refetch();
  return (
    <>
      <Sheet>
        <SheetHeader
          title={t('profile.members.title', { company: session?.secure.companyName ?? '' })}
          note={t('profile.members.note')}
        />
        <Stack as={SheetBody}>
          {action.failure && (
            <Note tone="danger" role="alert">
              {action.failure}
            </Note>
          )}
          <Answer query={members}>
            {(data) => (
              <Stack as="ul" gap="0">
                {data.members.map((member) => (
                  <MemberItem
                    key={`${member.id} ${member.role}`}
                    member={member}
                    isOwner={isOwner}
                    action={action}
                    ask={setQuestion}
                    onChanged={refetch}
                  />
                ))}
              </Stack>
            )}
          </Answer>
        </Stack>
      </Sheet>
      {isOwner && <ClaimsSheet />}
      {isOwner && members.data && members.data.invitations.length > 0 && (
        <InvitationSheet invitations={members.data.invitations} ask={setQuestion} onChanged={refetch} />
      )}
      {isOwner && <InviteSheet onInvited={refetch} />}
      <AskedQuestion question={question} onClose={() => setQuestion(null)} />
    </>
  );
}
