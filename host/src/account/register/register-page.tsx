import { useState } from 'react';
import { RegisterDone } from './register-done.tsx';
import { RegisterFrame } from './register-frame.tsx';
import { RegisterSteps } from './register-steps.tsx';
import { type Draft, emptyDraft, keepDraft, keptDraft } from './registration-draft.ts';

/** Registers a person and, if they have one, their company, step by step. */
export default function RegisterPage() {
  const [draft, setDraft] = useState(keptDraft);
  const change = (changed: Partial<Draft>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    keepDraft(next);
  };
  return (
    <RegisterFrame>
      {draft.sentTo ? (
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
