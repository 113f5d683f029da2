import { useState } from 'react';
import { useSession } from 'shared-kit/shell';
import { AlreadyMember } from './already-member.tsx';
import { RegisterDone } from './register-done.tsx';
import { RegisterFrame } from './register-frame.tsx';
import { RegisterSteps } from './register-steps.tsx';
import { type Draft, emptyDraft, keepDraft, keptDraft } from './registration-draft.ts';

/** Registers a person and, if they have one, their company, step by step. Who is signed in registers a company alone. */
export default function RegisterPage() {
  const [draft, setDraft] = useState(keptDraft);
  const change = (changed: Partial<Draft>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    keepDraft(next);
  };
  const session = useSession();
  // As the page was opened: registering here makes somebody a member, and leads on.
  const [isMember] = useState(Boolean(session?.secure.companyId || session?.user.isAdmin));
  return (
    <RegisterFrame hasNext={!isMember}>
      {isMember ? (
        <AlreadyMember companyName={session?.secure.companyName ?? null} />
      ) : draft.sentTo && !session ? (
        <RegisterDone email={draft.sentTo} onAgain={() => change(emptyDraft)} />
      ) : (
        <RegisterSteps
          draft={draft}
          onChange={change}
          onSent={(sentTo) => change({ ...emptyDraft, sentTo })}
        />
      )}
    </RegisterFrame>
  );
}
