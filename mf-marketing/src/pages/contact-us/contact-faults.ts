import { type ContactInput, contactMessageLength } from 'shared-kit/contract/contact';
import { wrongAmong } from 'shared-kit/form';

export type ContactEntries = Readonly<
  Record<'name' | 'email' | 'company' | 'message', string> & { topic: ContactInput['topic'] | '' }
>;
export type ContactField = keyof ContactEntries;
/** The fields that may be wrong, in the order of the form. */
export const faultyFields = ['name', 'email', 'topic', 'message'] as const;
export type FaultyField = (typeof faultyFields)[number];

/** The fields that the server would refuse, in form order. Whether an address gets mail is only known later. */
export function contactFaults({ name, email, topic, message }: ContactEntries): FaultyField[] {
  const { min, max } = contactMessageLength;
  const length = message.trim().length;
  return wrongAmong({
    name: name.trim().length < 2 || /[<>@:/\\]/.test(name),
    email: !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim()),
    topic: topic === '',
    message: length < min || length > max,
  });
}
