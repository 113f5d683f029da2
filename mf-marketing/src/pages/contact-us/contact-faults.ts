import { type ContactInput, contactMessageLength } from 'shared-kit/contract/contact';

export type ContactEntries = Readonly<
  Record<'name' | 'email' | 'company' | 'message', string> & { topic: ContactInput['topic'] | '' }
>;
export type ContactField = keyof ContactEntries;

/** The fields that the server would refuse, in form order. Whether an address gets mail is only known later. */
export function contactFaults({ name, email, topic, message }: ContactEntries): ContactField[] {
  const { min, max } = contactMessageLength;
  const length = message.trim().length;
  const faults: Readonly<Partial<Record<ContactField, boolean>>> = {
    name: name.trim().length < 2 || /[<>@:/\\]/.test(name),
    email: !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim()),
    topic: topic === '',
    message: length < min || length > max,
  };
  return (['name', 'email', 'topic', 'message'] as const).filter((field) => faults[field]);
}
