import type { LinkFailure } from '../mailed-links/mailed-links.ts';
import type { Draft, TextName } from './registration-draft.ts';
import type { Entries, Fault, FieldName, Step } from './steps.ts';

type Address = Readonly<{ search: string }>;

export type StepFormProps = {
  step: Step;
  entries: Entries;
  /** Errors to show. */
  faults: readonly Fault[];
  attempt: number;
  failure: LinkFailure | 'outdated' | null;
  isPending: boolean;
  back: Address | undefined;
  addressOf: (step: Step) => Address;
  onChange: (changed: Partial<Draft>) => void;
  onPassword: (password: string) => void;
  onAccept: (accepted: boolean) => void;
  onGoOn: () => void;
  /** Claims the company that already holds the tax number; null while the number is free. */
  onClaim: ((words: string) => void) | null;
};

/** Props of a step's fields. */
export type StepFields = StepFormProps &
  Readonly<{
    errorOf: (field: FieldName) => string | undefined;
    /** Props of a text field of the draft. */
    text: (name: TextName) => {
      id: string;
      name: string;
      value: string;
      error: string | undefined;
      onChange: (event: { target: { value: string } }) => void;
    };
  }>;
