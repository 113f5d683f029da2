import { useState } from 'react';
import { type DocumentFacts, factNames } from 'shared-kit/contract/documents';
import { tableOf } from 'shared-kit/contract/tables';

type Fact = (typeof factNames)[number];
type Editing = Readonly<{
  /** The document in which the typing began. */
  id: string;
  /** What stood there when the typing began. */
  began: DocumentFacts;
  /** What the writer knows to stand there; sent along, so that nothing is overwritten unread. */
  seen: DocumentFacts;
  typed: Partial<DocumentFacts>;
}>;

const factsOf = (read: (name: Fact) => string | null): DocumentFacts => tableOf(factNames, read);

/**
 * What a document states, with what is typed over it. Fields that nobody types into follow what is stored. What was
 * typed for a document that is replaced meanwhile stays for the next one.
 */
export function useFacts(document: DocumentFacts & Readonly<{ id: string }>) {
  const { id } = document;
  const stored = factsOf((name) => document[name]);
  const [editing, setEditing] = useState<Editing | null>(null);
  const typed = editing?.typed ?? {};
  const { began, seen } = editing?.id === id ? editing : { began: stored, seen: stored };
  const facts = factsOf((name) => (name in typed ? (typed[name] ?? null) : stored[name]));
  const differs = (name: Fact) => facts[name] !== stored[name];
  return {
    facts,
    seen,
    isChanged: factNames.some(differs),
    /** Somebody else changed something since the writer last looked. */
    isOverwriting: factNames.some((name) => stored[name] !== seen[name]),
    /** Fields typed into that somebody else changed too. */
    contested: factNames.filter((name) => differs(name) && stored[name] !== began[name]),
    type: (name: Fact, value: string) =>
      setEditing({ id, began, seen, typed: { ...typed, [name]: value || null } }),
    keepTyped: () => setEditing({ id, began, seen: stored, typed }),
    takeStored: () => setEditing(null),
  };
}
